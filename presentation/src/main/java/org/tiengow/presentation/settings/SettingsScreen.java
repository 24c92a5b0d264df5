package org.tiengow.presentation.settings;

import java.util.List;
import java.util.function.UnaryOperator;

/**
 * All that can be set, in the player's language: sections from top to bottom.
 *
 * @param title of the sheet
 * @param about the link to what the program is
 * @param close the button that closes it
 * @param sections at least one
 */
public record SettingsScreen(String title, String about, String close, List<Section> sections) {
    /** Copies the list. */
    public SettingsScreen {
        sections = List.copyOf(sections);
    }

    /**
     * Settings about one thing.
     *
     * @param title its heading
     * @param items at least one
     */
    public record Section(String title, List<Item> items) {
        /** Copies the list. */
        public Section {
            items = List.copyOf(items);
        }
    }

    /** One line: something that can be set. */
    public sealed interface Item {
        /** What it is, for tests and to find it again: small letters. */
        String id();

        /** What is set. */
        String label();

        /** What it means; empty where the label says it. */
        String help();

        /** Does what belongs to the kind of this item. */
        <R> R match(Cases<R> cases);
    }

    /** One thing to do for each kind of item. */
    public interface Cases<R> {
        /** One of several. */
        R choice(Choice choice);

        /** On or off. */
        R toggle(Toggle toggle);

        /** A text. */
        R entry(Entry entry);
    }

    /** How the values of a choice are shown. */
    public enum Kind {
        /** As words. */
        WORDS,
        /** As words, beside tiles that look as chosen. */
        TILES,
        /** As seat colours; the words are for a screen reader. */
        COLOURS,
        /** A drawn face each. */
        FACES
    }

    /**
     * One of several values.
     *
     * @param kind how they are shown
     * @param values at least two, one of them chosen
     */
    public record Choice(String id, String label, String help, Kind kind, List<Value> values) implements Item {
        /** Copies the list. */
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
     * @param id small letters
     * @param words the value's name
     * @param chosen whether it is the one in force
     * @param change chooses it
     */
    public record Value(String id, String words, boolean chosen, UnaryOperator<Settings> change) {}

    /**
     * Something on or off.
     *
     * @param on whether it is on
     * @param change switches it the other way
     */
    public record Toggle(String id, String label, String help, boolean on, UnaryOperator<Settings> change)
            implements Item {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.toggle(this);
        }
    }

    /**
     * A text to type.
     *
     * @param text what is there now
     * @param wrong what is said of a text that will not do
     */
    public record Entry(String id, String label, String help, String text, String wrong) implements Item {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.entry(this);
        }
    }
}
