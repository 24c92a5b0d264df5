package org.tiengow.presentation.rules;

import java.util.List;
import org.tiengow.engine.tile.TileKind;

/**
 * The quick reference card for one rule set: the tiles in order, the sets, what beats what, what is paid, and how to
 * remember it. Engine values for what is drawn, finished words for what is written.
 *
 * @param title what the card is called
 * @param otherTitle the same in the other script
 * @param note the one sentence that matters most
 * @param suits civil, then military, each from high to low
 * @param supreme the pair that stands apart
 * @param sets the sets by shape, each from high to low
 * @param beats what beats what
 * @param pay what is paid under these rules
 * @param stacks how many stacks pay what
 * @param memory how to remember the tiles
 * @param pages what its pages are called where it is parted into two
 * @param acts what its buttons are called
 */
public record CardScreen(
        String title,
        String otherTitle,
        String note,
        List<SuitOfTiles> suits,
        Supreme supreme,
        SetsOfTiles sets,
        Sentences beats,
        Table pay,
        Table stacks,
        Memory memory,
        Pages pages,
        Acts acts) {
    /** Copies the list. */
    public CardScreen {
        suits = List.copyOf(suits);
    }

    /**
     * What the two pages are called.
     *
     * @param tiles the one with the suits, the Supreme and how to remember the tiles
     * @param play the one with the sets, what beats what and what is paid
     */
    public record Pages(String tiles, String play) {}

    /**
     * What the buttons are called.
     *
     * @param savePdf writes it into a file to print
     * @param savePng writes it into a picture
     * @param close puts it away
     */
    public record Acts(String savePdf, String savePng, String close) {}

    /**
     * A tile's names.
     *
     * @param main in the language of the card
     * @param second in Chinese characters, or in English on a Chinese card
     * @param cantonese as in Hong Kong, in Latin letters
     * @param mandarin as in Beijing, in Latin letters
     */
    public record Names(String main, String second, String cantonese, String mandarin) {}

    /**
     * The tiles of a suit.
     *
     * @param title what it is called
     * @param otherTitle the same in the other script
     * @param note how many tiles it has, and how they rank
     * @param ranks from high to low
     */
    public record SuitOfTiles(String title, String otherTitle, String note, List<Rank> ranks) {
        /** Copies the list. */
        public SuitOfTiles {
            ranks = List.copyOf(ranks);
        }
    }

    /**
     * Tiles of one rank and one name.
     *
     * @param place the place in the suit, or what the pips add up to
     * @param faces each face once
     * @param names what it is called
     * @param memory how to remember it
     * @param accessible what a screen reader says
     */
    public record Rank(String place, List<TileKind> faces, Names names, String memory, String accessible) {
        /** Copies the list. */
        public Rank {
            faces = List.copyOf(faces);
        }
    }

    /**
     * The pair that stands apart.
     *
     * @param title what it is called
     * @param set its tiles
     * @param text what it does, and what it is paid
     */
    public record Supreme(String title, ShownSet set, String text) {}

    /**
     * The sets by shape.
     *
     * @param title above them
     * @param note how they are made
     * @param shapes in the order of the rules
     */
    public record SetsOfTiles(String title, String note, List<Shape> shapes) {
        /** Copies the list. */
        public SetsOfTiles {
            shapes = List.copyOf(shapes);
        }
    }

    /**
     * The sets of one shape.
     *
     * @param title such as "Civil pair"
     * @param sets from high to low
     */
    public record Shape(String title, List<ShownSet> sets) {
        /** Copies the list. */
        public Shape {
            sets = List.copyOf(sets);
        }
    }

    /**
     * One set.
     *
     * @param faces its tiles, civil ones first
     * @param name what it is called
     */
    public record ShownSet(List<TileKind> faces, String name) {
        /** Copies the list. */
        public ShownSet {
            faces = List.copyOf(faces);
        }
    }

    /**
     * A few sentences.
     *
     * @param title above them
     * @param lines in order
     */
    public record Sentences(String title, List<String> lines) {
        /** Copies the list. */
        public Sentences {
            lines = List.copyOf(lines);
        }
    }

    /**
     * A table of two columns.
     *
     * @param title above it
     * @param note beside the title; may be empty
     * @param lines from top to bottom; none where there is nothing of the kind under these rules
     */
    public record Table(String title, String note, List<Line> lines) {
        /** Copies the list. */
        public Table {
            lines = List.copyOf(lines);
        }
    }

    /**
     * A line of a table.
     *
     * @param words what
     * @param value how much
     */
    public record Line(String words, String value) {}

    /**
     * How to remember the tiles; what belongs to one tile stands with its {@link Rank}.
     *
     * @param title above it
     * @param lines what helps with all of them
     */
    public record Memory(String title, List<String> lines) {
        /** Copies the list. */
        public Memory {
            lines = List.copyOf(lines);
        }
    }
}
