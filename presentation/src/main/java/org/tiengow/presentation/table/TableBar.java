package org.tiengow.presentation.table;

import java.util.List;

/**
 * The bar along the top.
 *
 * @param back the label of the button that leaves, for a screen reader
 * @param title the table's name
 * @param rules the rule set, such as "Rules: Lai"
 * @param differing the difference from the default rules, such as "6 differ"; empty if absent
 * @param progress such as "Round 3 of 8 · Trick 3"
 * @param tools the buttons at the right, from left to right
 */
public record TableBar(String back, String title, String rules, String differing, String progress, List<Tool> tools) {
    public TableBar {
        tools = List.copyOf(tools);
    }

    /** Returns this bar at another moment of the match. */
    TableBar withProgress(String other) {
        return new TableBar(back, title, rules, differing, other, tools);
    }

    /** Returns this bar without the pause button. */
    TableBar withoutPause() {
        List<Tool> others =
                tools.stream().filter(tool -> tool.kind() != ToolKind.PAUSE).toList();
        return new TableBar(back, title, rules, differing, progress, others);
    }

    /**
     * A button of the bar.
     *
     * @param kind its action
     * @param words its label; where only the picture is shown, its name for a screen reader
     * @param whyNot why it is disabled, in a sentence; empty if it is enabled
     */
    public record Tool(ToolKind kind, String words, String whyNot) {
        /** Creates an enabled button. */
        public Tool(ToolKind kind, String words) {
            this(kind, words, "");
        }
    }

    /** The actions of the buttons. */
    public enum ToolKind {
        LAST_TRICK(true),
        CARD(true),
        /** Turns the sound off; shown while it is on. */
        SOUND_ON(false),
        /** Turns the sound on; shown while it is off. */
        SOUND_OFF(false),
        KEYS(false),
        SETTINGS(false),
        ROUNDS(true),
        SHARE(true),
        /** Opens the analysis of the round. */
        LOOK_BACK(true),
        /** Switches between the layout for a television and the usual one. */
        BIG_SCREEN(true),
        /** Requests a pause, or withdraws the request. */
        PAUSE(false),
        /** Opens the owner's sheet of people. */
        PEOPLE(false),
        /** Opens the sheet for handing the host over. */
        HAND_OVER(false);

        private final boolean labelled;

        ToolKind(boolean labelled) {
            this.labelled = labelled;
        }

        /** Checks whether the words are shown beside the picture. */
        public boolean isLabelled() {
            return labelled;
        }
    }
}
