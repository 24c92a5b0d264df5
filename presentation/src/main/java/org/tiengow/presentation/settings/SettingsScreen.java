package org.tiengow.presentation.settings;

import java.util.List;
import java.util.function.UnaryOperator;

/**
 * All settings in the user's language, in sections from top to bottom.
 *
 * @param title the title of the sheet
 * @param about the label of the link to the about sheet
 * @param close the label of the button that closes the sheet
 * @param sections at least one
 */
public record SettingsScreen(String title, String about, String close, List<Section> sections) {
    public SettingsScreen {
        sections = List.copyOf(sections);
    }

    /**
     * A group of related settings.
     *
     * @param title its heading
     * @param items at least one
     */
    public record Section(String title, List<Item> items) {
        public Section {
            items = List.copyOf(items);
        }
    }

    /** A line with one setting. */
    public sealed interface Item {
        /** Returns an identifier without spaces, for tests and for finding the item again. */
        String id();

        String label();

        /** Returns an explanation; empty if the label is enough. */
        String help();

        /** Calls the method of {@code cases} for the kind of this item. */
        <R> R match(Cases<R> cases);
    }

    /** A visitor with one method for each kind of item. */
    public interface Cases<R> {
        /** Handles a choice of several values. */
        R choice(Choice choice);

        /** Handles a switch. */
        R toggle(Toggle toggle);

        /** Handles a slider. */
        R slider(Slider slider);

        /** Handles a text. */
        R entry(Entry entry);
    }

    /** The ways to show the values of a choice. */
    public enum Kind {
        /** Plain words. */
        WORDS,
        /** Words beside tiles of the chosen look. */
        TILES,
        /** Seat colours; the words are for a screen reader. */
        COLOURS,
        /** Drawn faces. */
        FACES
    }

    /**
     * A choice of one of several values.
     *
     * @param kind the way the values are shown
     * @param values at least two, one of them chosen
     */
    public record Choice(String id, String label, String help, Kind kind, List<Value> values) implements Item {
        public Choice {
            values = List.copyOf(values);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.choice(this);
        }
    }

    /**
     * A value of a choice.
     *
     * @param id an identifier that is unique in the choice
     * @param words the value's name
     * @param chosen whether it is the current one
     * @param change chooses it
     */
    public record Value(String id, String words, boolean chosen, UnaryOperator<Settings> change) {}

    /**
     * A switch.
     *
     * @param on whether it is on
     * @param change switches it to the other state
     */
    public record Toggle(String id, String label, String help, boolean on, UnaryOperator<Settings> change)
            implements Item {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.toggle(this);
        }
    }

    /**
     * The slider of the volume, from 0 to 100 percent.
     *
     * @param percent the current value
     * @param words the current value in words
     */
    public record Slider(String id, String label, String help, int percent, String words) implements Item {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.slider(this);
        }
    }

    /**
     * A text field.
     *
     * @param text the current text
     * @param wrong the error message for an invalid text
     */
    public record Entry(String id, String label, String help, String text, String wrong) implements Item {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.entry(this);
        }
    }
}
