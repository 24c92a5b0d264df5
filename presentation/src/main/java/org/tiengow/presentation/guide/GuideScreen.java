package org.tiengow.presentation.guide;

import java.util.List;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.presentation.table.TableScreen;

/**
 * The guided round at one moment: the table, and the card that explains it. Every text is in the player's language, ready for display.
 *
 * @param table the table
 * @param card the card beside it
 */
public record GuideScreen(TableScreen table, Card card) {
    /** The action of a button of the card. */
    public enum Choice {
        /** Goes on to the next card. */
        GO_ON,
        /** Goes back to the previous card. */
        BACK,
        /** Starts a table with bots. */
        PRACTISE,
        /** Plays the guided round again. */
        AGAIN,
        /** Opens the rules. */
        RULES,
        /** Leaves the lesson. */
        LEAVE
    }

    /**
     * A button of the card.
     *
     * @param choice its action
     * @param words its label
     * @param main whether it is the main button, which Enter presses
     */
    public record Button(Choice choice, String words, boolean main) {}

    /**
     * The subject of the card, to be highlighted.
     *
     * @param tiles tiles of the player's hand
     * @param seats seats at the table
     */
    public record Pointer(TileSet tiles, List<Integer> seats) {
        /** A pointer without a target. */
        public static final Pointer NOTHING = new Pointer(TileSet.EMPTY, List.of());

        public Pointer {
            seats = List.copyOf(seats);
        }
    }

    /**
     * A page of the lesson.
     *
     * @param place the progress of the lesson in words
     * @param progress the progress of the part that {@code place} names, 0 to 1
     * @param title the subject
     * @param lines sentences, in order
     * @param pictures examples of tiles, in order, each set together; empty if there are none
     * @param trouble why the last attempt was refused, in sentences; empty if it was not
     * @param nextStep the next step, with keys and mouse, or what a touched tile is; empty where the buttons say it
     * @param buttons the main button first
     * @param pointer the subject to be highlighted
     */
    public record Card(
            String place,
            double progress,
            String title,
            List<String> lines,
            List<TileSet> pictures,
            String trouble,
            String nextStep,
            List<Button> buttons,
            Pointer pointer) {
        public Card {
            lines = List.copyOf(lines);
            pictures = List.copyOf(pictures);
            buttons = List.copyOf(buttons);
        }

        /** Returns a copy that says what a touched tile is, and points at nothing else. */
        Card withTouched(String tile) {
            return new Card(place, progress, title, lines, pictures, trouble, tile, buttons, Pointer.NOTHING);
        }

        /** Returns a copy with another next step. */
        Card withNextStep(String step) {
            return new Card(place, progress, title, lines, pictures, trouble, step, buttons, pointer);
        }

        /** Returns the whole card as one text for a screen reader. */
        public String spoken() {
            return (trouble + " " + title + " · " + String.join(" ", lines) + " " + nextStep).strip();
        }
    }
}
