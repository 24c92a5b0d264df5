package org.tiengow.presentation.table;

import java.util.List;
import java.util.function.Predicate;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.table.TableStage;
import org.tiengow.presentation.icon.Symbol;
import org.tiengow.presentation.words.NightWords;
import org.tiengow.presentation.words.Words;

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
     * @param icon the name of its picture, the same in every frontend
     * @param words its label; where only the picture is shown, its name for a screen reader
     * @param whyNot why it is disabled, in a sentence; empty if it is enabled
     */
    public record Tool(ToolKind kind, String icon, String words, String whyNot) {
        /** Creates an enabled button. */
        public Tool(ToolKind kind, String words) {
            this(kind, kind.icon.key(), words, "");
        }

        /** Creates an enabled button with its usual label. */
        public Tool(ToolKind kind, Words words) {
            this(kind, words.get(kind.label));
        }

        /** Returns this button, disabled for a reason unless the reason is empty. */
        Tool disabled(String why) {
            return new Tool(kind, icon, words, why);
        }
    }

    /** The kinds of button, in their order from left to right. */
    public enum ToolKind {
        /** Switches between the layout for a television and the usual one. */
        BIG_SCREEN(Symbol.SCREEN, true, "watch.big", table -> !table.isSeated()),
        LAST_TRICK(Symbol.UNDO, true, "recall.tool"),
        /** Asks the others to take the player's latest play back. */
        TAKE_BACK(Symbol.TAKE_BACK, true, "takeBack.tool", ToolKind::mayTakeBack),
        CARD(Symbol.CARD, true, "card.title"),
        /** Opens the sheet for handing the host over. */
        HAND_OVER(Symbol.HAND_OVER, false, "night.tool", NightWords::mayHandOver),
        /** Opens the owner's sheet of people. */
        PEOPLE(Symbol.PERSON, false, "people.tool", TableState::owned),
        /** Requests a pause, or withdraws the request. */
        PAUSE(Symbol.PAUSE, false, "pause.wish", ToolKind::mayPause),
        /** Turns the sound off; shown while it is on. */
        SOUND_ON(Symbol.SOUND, false, "sound.silence"),
        /** Turns the sound on; shown while it is off. */
        SOUND_OFF(Symbol.MUTE, false, "sound.hear"),
        KEYS(Symbol.KEYBOARD, false, "keys.title"),
        SETTINGS(Symbol.GEAR, false, "settings.title"),
        /** Opens the list of rounds in a replay. */
        ROUNDS(Symbol.LIST, true, "replay.rounds", table -> false),
        /** Opens the analysis of the round in a replay. */
        LOOK_BACK(Symbol.LAMP, true, "lookBack.tool", table -> false),
        /** Saves the round of a replay. */
        SHARE(Symbol.SHARE, true, "replay.share", table -> false);

        private final Symbol icon;
        private final boolean labelled;
        private final String label;
        private final Predicate<TableState> shown;

        ToolKind(Symbol icon, boolean labelled, String label) {
            this(icon, labelled, label, table -> true);
        }

        ToolKind(Symbol icon, boolean labelled, String label, Predicate<TableState> shown) {
            this.icon = icon;
            this.labelled = labelled;
            this.label = label;
            this.shown = shown;
        }

        /** Returns the picture. */
        public Symbol icon() {
            return icon;
        }

        /** Checks whether the words are shown beside the picture. */
        public boolean isLabelled() {
            return labelled;
        }

        /** Checks whether the button may be in the bar of a table. */
        boolean isShown(TableState table) {
            return shown.test(table);
        }

        /** Checks whether plays may be taken back at a table: its owner allows it, and turns have no limit. */
        private static boolean mayTakeBack(TableState table) {
            return table.isSeated()
                    && table.options().takeBack()
                    && table.options().turnSeconds() == 0;
        }

        private static boolean mayPause(TableState table) {
            return table.isSeated()
                    && (table.stage() == TableStage.PLAYING || table.stage() == TableStage.BETWEEN_ROUNDS);
        }
    }
}
