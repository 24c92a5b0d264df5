package org.tiengow.presentation.table;

import java.util.List;

/**
 * The strip along the top.
 *
 * @param back what leaving is called, for a screen reader
 * @param title the table's name
 * @param rules the rule set, such as "Rules: Lai"
 * @param differing what differs from the default, such as "6 differ"; empty when nothing does
 * @param progress such as "Round 3 of 8 · Trick 3"
 * @param tools the buttons at the right, from left to right
 */
public record TableBar(String back, String title, String rules, String differing, String progress, List<Tool> tools) {
    /** Copies the list. */
    public TableBar {
        tools = List.copyOf(tools);
    }

    /** The same bar at another moment of the match. */
    TableBar withProgress(String other) {
        return new TableBar(back, title, rules, differing, other, tools);
    }

    /** The same bar where nobody pauses. */
    TableBar withoutPause() {
        List<Tool> others =
                tools.stream().filter(tool -> tool.kind() != ToolKind.PAUSE).toList();
        return new TableBar(back, title, rules, differing, progress, others);
    }

    /**
     * A button of the bar.
     *
     * @param kind which
     * @param words its label, and its name for a screen reader where only the picture is shown
     * @param whyNot why it may not be pressed now, in a sentence; empty when it may
     */
    public record Tool(ToolKind kind, String words, String whyNot) {
        /** A tool that may be pressed. */
        public Tool(ToolKind kind, String words) {
            this(kind, words, "");
        }
    }

    /** The buttons a bar may have. */
    public enum ToolKind {
        LAST_TRICK(true),
        CARD(true),
        /** The table is heard; silences it. */
        SOUND_ON(false),
        /** The table is silent; lets it be heard. */
        SOUND_OFF(false),
        KEYS(false),
        SETTINGS(false),
        ROUNDS(true),
        SHARE(true),
        /** What would have been better. */
        LOOK_BACK(true),
        /** The table as on a television, or as usual again. */
        BIG_SCREEN(true),
        /** Wishes for a pause, or no longer. */
        PAUSE(false),
        /** Who is here, for the owner. */
        PEOPLE(false),
        /** Hands the night over to another host. */
        HAND_OVER(false);

        private final boolean labelled;

        ToolKind(boolean labelled) {
            this.labelled = labelled;
        }

        /** Whether the words stand beside the picture. */
        public boolean isLabelled() {
            return labelled;
        }
    }
}
