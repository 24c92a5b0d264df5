package org.tiengow.presentation.guide;

import java.util.List;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.presentation.table.TableScreen;

/**
 * The guided round at one moment: the table, and the card that explains it. Every text is finished and in the reader's
 * language.
 *
 * @param table the table
 * @param card what stands beside it
 */
public record GuideScreen(TableScreen table, Card card) {
    /** What a button of the card does. */
    public enum Choice {
        /** Goes on reading. */
        GO_ON,
        /** Goes back to the card before. */
        BACK,
        /** Plays against bots. */
        PRACTISE,
        /** Plays the guided round again. */
        AGAIN,
        /** Reads the rules. */
        RULES,
        /** Leaves the lesson. */
        LEAVE
    }

    /**
     * A button of the card.
     *
     * @param choice what it does
     * @param words its label
     * @param main whether it is the main one, which Enter presses
     */
    public record Button(Choice choice, String words, boolean main) {}

    /**
     * What the card speaks of, to be pointed at.
     *
     * @param tiles tiles of the reader's hand
     * @param seats seats at the table
     */
    public record Pointer(TileSet tiles, List<Integer> seats) {
        /** Nothing in particular. */
        public static final Pointer NOTHING = new Pointer(TileSet.EMPTY, List.of());

        /** Copies the list. */
        public Pointer {
            seats = List.copyOf(seats);
        }
    }

    /**
     * A page of the lesson.
     *
     * @param place how far the lesson is, in words
     * @param progress how far this part of the lesson is, as {@code place} says it, 0 to 1
     * @param title what it is about
     * @param lines sentences, in order
     * @param pictures the tiles these speak of in general, in order; those that go together are one set; empty if there are none
     * @param trouble why the last try did not go, in sentences; empty if there is none
     * @param nextStep what to do now, with keys and mouse; empty where the buttons say it
     * @param buttons from the main one on
     * @param pointer what it speaks of
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
        /** Copies the lists. */
        public Card {
            lines = List.copyOf(lines);
            pictures = List.copyOf(pictures);
            buttons = List.copyOf(buttons);
        }

        /** The whole card as one text, to be read aloud. */
        public String spoken() {
            return (trouble + " " + title + " · " + String.join(" ", lines) + " " + nextStep).strip();
        }
    }
}
