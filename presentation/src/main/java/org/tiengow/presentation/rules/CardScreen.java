package org.tiengow.presentation.rules;

import java.util.List;
import org.tiengow.engine.tile.TileKind;

/**
 * The quick reference card of one rule set: the tiles in order, the sets, what beats what, what is paid, and mnemonics. Engine values for
 * pictures, finished texts for words.
 *
 * @param title the title of the card
 * @param otherTitle the title in the other script
 * @param note the most important sentence
 * @param suits civil, then military, each from high to low
 * @param supreme the pair outside both suits
 * @param sets the sets by shape, each from high to low
 * @param beats what beats what
 * @param pay the payments under these rules
 * @param stacks the payments by number of stacks
 * @param memory mnemonics for the tiles
 * @param pages the titles of its pages when it is split in two
 * @param acts the labels of its buttons
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
    public CardScreen {
        suits = List.copyOf(suits);
    }

    /**
     * The titles of the two pages.
     *
     * @param tiles the page with the suits, the Supreme and the mnemonics
     * @param play the page with the sets, what beats what and the payments
     */
    public record Pages(String tiles, String play) {}

    /**
     * The labels of the buttons.
     *
     * @param savePdf saves a file for printing
     * @param savePng saves a picture
     * @param close closes the card
     */
    public record Acts(String savePdf, String savePng, String close) {}

    /**
     * The names of a tile.
     *
     * @param main the name in the language of the card
     * @param second the name in Chinese characters, or in English on a Chinese card
     * @param cantonese the Cantonese name in Latin letters
     * @param mandarin the Mandarin name in Latin letters
     */
    public record Names(String main, String second, String cantonese, String mandarin) {}

    /**
     * The tiles of a suit.
     *
     * @param title the name of the suit
     * @param otherTitle the name in the other script
     * @param note the number of its tiles, and how they rank
     * @param ranks from high to low
     */
    public record SuitOfTiles(String title, String otherTitle, String note, List<Rank> ranks) {
        public SuitOfTiles {
            ranks = List.copyOf(ranks);
        }
    }

    /**
     * The tiles of one rank and one name.
     *
     * @param place the place in the suit, or the sum of the pips
     * @param faces each face once
     * @param names the names
     * @param memory the mnemonic
     * @param accessible the text for a screen reader
     */
    public record Rank(String place, List<TileKind> faces, Names names, String memory, String accessible) {
        public Rank {
            faces = List.copyOf(faces);
        }
    }

    /**
     * The Supreme, the pair outside both suits.
     *
     * @param title its name
     * @param set its tiles
     * @param text its effect, and what it is paid
     */
    public record Supreme(String title, ShownSet set, String text) {}

    /**
     * The sets by shape.
     *
     * @param title the heading
     * @param note how sets are formed
     * @param shapes in the order of the rules
     */
    public record SetsOfTiles(String title, String note, List<Shape> shapes) {
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
        public Shape {
            sets = List.copyOf(sets);
        }
    }

    /**
     * A set.
     *
     * @param faces its tiles, civil ones first
     * @param name its name
     */
    public record ShownSet(List<TileKind> faces, String name) {
        public ShownSet {
            faces = List.copyOf(faces);
        }
    }

    /**
     * A few sentences with a heading.
     *
     * @param title the heading
     * @param lines in order
     */
    public record Sentences(String title, List<String> lines) {
        public Sentences {
            lines = List.copyOf(lines);
        }
    }

    /**
     * A table of two columns.
     *
     * @param title the heading
     * @param note the note beside the title; may be empty
     * @param lines from top to bottom; empty if nothing applies under these rules
     */
    public record Table(String title, String note, List<Line> lines) {
        public Table {
            lines = List.copyOf(lines);
        }
    }

    /**
     * A line of a table.
     *
     * @param words the label
     * @param value the value
     */
    public record Line(String words, String value) {}

    /**
     * Mnemonics for all tiles; those for a single tile belong to its {@link Rank}.
     *
     * @param title the heading
     * @param lines the mnemonics
     */
    public record Memory(String title, List<String> lines) {
        public Memory {
            lines = List.copyOf(lines);
        }
    }
}
