package org.tiengow.presentation.sheet;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tiengow.presentation.words.TimedText;

/**
 * A small sheet that asks or tells one thing: finished words, in the reader's language.
 *
 * @param name by which a frontend knows what it is about
 * @param title of the sheet
 * @param size how much room its lines need
 * @param parts from top to bottom
 * @param acts from left to right
 * @param first the act or the field that the keyboard is at when the sheet opens
 * @param away the act that puts the sheet away, as the Escape key does; empty where it has to be answered
 */
public record SheetScreen(
        String name, String title, Size size, List<Part> parts, List<Act> acts, String first, String away) {
    /** The act of a sheet that has to be answered: none puts it away. */
    public static final String STAYS = "";

    /** Copies the lists. */
    public SheetScreen {
        parts = List.copyOf(parts);
        acts = List.copyOf(acts);
    }

    /** What it asks or tells before anything is chosen, for those who hear it. */
    public String spoken() {
        return Stream.concat(
                        Stream.of(title),
                        parts.stream()
                                .flatMap(part -> part instanceof Text text ? Stream.of(text.words()) : Stream.empty()))
                .collect(Collectors.joining("\n"));
    }

    /** How much room the lines of a sheet need. */
    public enum Size {
        SMALL,
        MIDDLE,
        LARGE
    }

    /** Something on a sheet. */
    public sealed interface Part {}

    /** How a text is meant. */
    public enum Tone {
        /** What is to be read first. */
        LEAD,
        /** What is to be compared or remembered. */
        STRONG,
        /** Everything else. */
        PLAIN,
        /** What is wrong. */
        WRONG
    }

    /**
     * A paragraph.
     *
     * @param name by which a frontend knows it; empty where nobody looks for it
     */
    public record Text(String name, String words, Tone tone) implements Part {}

    /**
     * A line of a list with what it is about beside it, such as a key and what it does.
     *
     * @param head what it is about
     */
    public record Line(String head, String words) implements Part {}

    /**
     * Where one line can be typed.
     *
     * @param label what is to be typed
     */
    public record Field(String name, String label) implements Part {}

    /** A paragraph in which a time runs down. */
    public record Counted(String name, TimedText words) implements Part {}

    /**
     * Somebody or something, and what may be done about it.
     *
     * @param disc of somebody with a seat
     * @param head who or what; empty where the note says it all
     * @param sign a picture beside it
     * @param signWords the same in a word
     */
    public record Row(
            String name, @Nullable Disc disc, Sign sign, String signWords, String head, String note, List<Act> acts)
            implements Part {
        /** Copies the list. */
        public Row {
            acts = List.copyOf(acts);
        }
    }

    /**
     * One of several of which one is chosen.
     *
     * @param group what is chosen: one of those with the same
     * @param id by which a frontend says that it was chosen
     * @param disc of somebody with a seat
     * @param spoken its name for a screen reader
     */
    public record Choice(
            String group, String id, @Nullable Disc disc, String head, String note, boolean chosen, String spoken)
            implements Part {}

    /**
     * The sign of somebody with a seat.
     *
     * @param colour of the seat, 0 to 7
     * @param name what everybody calls the one there: the first letter stands on the disc
     */
    public record Disc(int colour, String name) {}

    /** A picture that says how something is. */
    public enum Sign {
        NONE,
        GOOD,
        NOTE,
        WRONG
    }

    /**
     * A button.
     *
     * @param id by which a frontend says that it was pressed
     * @param words its label
     * @param spoken its name for a screen reader
     * @param kind how it looks
     * @param whyNot why it cannot be pressed now; empty where it can
     */
    public record Act(String id, String words, String spoken, Weight kind, String whyNot) {
        /** One that can be pressed. */
        public Act(String id, String words, Weight kind) {
            this(id, words, words, kind, "");
        }
    }

    /** How much an act matters. */
    public enum Weight {
        /** What most people want; also what Enter in a field does. */
        MAIN,
        SECOND,
        QUIET,
        /** What ends something. */
        ENDING,
        /** Another way, apart from the others. */
        LINK
    }
}
