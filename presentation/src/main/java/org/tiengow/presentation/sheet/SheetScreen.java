package org.tiengow.presentation.sheet;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.table.SeatFace;
import org.tiengow.presentation.words.Option;
import org.tiengow.presentation.words.TimedText;

/**
 * A small sheet with one question or notice. Texts are in the user's language, ready for display.
 *
 * @param name the id by which a frontend recognises the sheet
 * @param title the title
 * @param size the space that its lines need
 * @param parts from top to bottom
 * @param acts from left to right
 * @param first the act or field with the initial keyboard focus
 * @param away the act that closes the sheet, as the Escape key does; {@link #STAYS} if it must be answered
 */
public record SheetScreen(
        String name, String title, Size size, List<Part> parts, List<Act> acts, String first, String away) {
    /** The value of {@code away} for a sheet that must be answered. */
    public static final String STAYS = "";

    public SheetScreen {
        parts = List.copyOf(parts);
        acts = List.copyOf(acts);
    }

    /** Returns the title and the paragraphs for a screen reader. */
    public String spoken() {
        return Stream.concat(
                        Stream.of(title),
                        parts.stream()
                                .flatMap(part -> part instanceof Text text ? Stream.of(text.words()) : Stream.empty()))
                .collect(Collectors.joining("\n"));
    }

    /** The space that the lines of a sheet need. */
    public enum Size {
        SMALL,
        MIDDLE,
        LARGE
    }

    /** A part of a sheet. */
    public sealed interface Part {}

    /** The tone of a text. */
    public enum Tone {
        /** Text to be read first. */
        LEAD,
        /** Text to be compared or remembered. */
        STRONG,
        /** Any other text. */
        PLAIN,
        /** An error. */
        WRONG
    }

    /**
     * A paragraph.
     *
     * @param name the id by which a frontend recognises it; empty if it needs none
     */
    public record Text(String name, String words, Tone tone) implements Part {}

    /**
     * A line of a list with its subject beside it, such as a key and its effect.
     *
     * @param head the subject
     */
    public record Line(String head, String words) implements Part {}

    /**
     * A field for one line of text.
     *
     * @param label its label
     */
    public record Field(String name, String label) implements Part {}

    /**
     * A list from which one option is picked.
     *
     * @param name the id by which a frontend reports the pick, with the value of the option
     * @param label its label
     * @param options at least two
     * @param chosen the value of the option picked now
     */
    public record Pick(String name, String label, List<Option<String>> options, String chosen) implements Part {
        public Pick {
            options = List.copyOf(options);
        }
    }

    /** A paragraph with a countdown. */
    public record Counted(String name, TimedText words) implements Part {}

    /**
     * A person or thing, with possible acts.
     *
     * @param disc the disc of a person with a seat
     * @param head the name; empty if the note says everything
     * @param sign the symbol beside it
     * @param signWords the symbol in a word
     */
    public record Row(
            String name, @Nullable Disc disc, Sign sign, String signWords, String head, String note, List<Act> acts)
            implements Part {
        public Row {
            acts = List.copyOf(acts);
        }
    }

    /**
     * One of several alternatives.
     *
     * @param group the id shared by all alternatives of one choice
     * @param id the id by which a frontend reports the choice
     * @param disc the disc of a person with a seat
     * @param spoken its name for a screen reader
     */
    public record Choice(
            String group, String id, @Nullable Disc disc, String head, String note, boolean chosen, String spoken)
            implements Part {}

    /**
     * The disc of a person with a seat.
     *
     * @param colour the colour of the seat, 0 to 7
     * @param face the face on the disc; null shows the first letter of the name
     * @param name the person's name
     */
    public record Disc(int colour, @Nullable SeatFace face, String name) {}

    /** A symbol for a state. */
    public enum Sign {
        NONE,
        GOOD,
        NOTE,
        WRONG
    }

    /**
     * A button.
     *
     * @param id the id by which a frontend reports that it was pressed
     * @param words its label
     * @param spoken its name for a screen reader
     * @param kind its weight
     * @param whyNot why it is disabled; empty if it is enabled
     */
    public record Act(String id, String words, String spoken, Weight kind, String whyNot) {
        /** Creates an enabled button. */
        public Act(String id, String words, Weight kind) {
            this(id, words, words, kind, "");
        }
    }

    /** The importance of a button. */
    public enum Weight {
        /** The most common answer, also triggered by Enter in a field. */
        MAIN,
        SECOND,
        QUIET,
        /** An act that ends something. */
        ENDING,
        /** An alternative, set apart from the others. */
        LINK
    }
}
