package org.tiengow.presentation.rules;

import java.util.List;
import org.tiengow.engine.tile.Tile;
import org.tiengow.engine.tile.TileKind;
import org.tiengow.engine.tile.TileSet;

/**
 * Help on one tile: what it is, and what it is good for.
 *
 * @param tile which
 * @param title its name
 * @param pips what it looks like, in words
 * @param rank its suit and its place there
 * @param goesWith what it makes a set with
 * @param seen how many of its rank have been seen; empty where they are not counted for the reader
 * @param names its other names
 * @param suitTitle above the row of its suit
 * @param suit one face a rank, from high to low
 * @param place its place in that row, from 0
 * @param inHand what it makes in the reader's hand; empty where it makes nothing there
 * @param sets the same as tiles
 * @param card the label of the way to the reference card
 * @param close what closing is called
 */
public record TileHelpScreen(
        Tile tile,
        String title,
        String pips,
        String rank,
        String goesWith,
        String seen,
        List<Name> names,
        String suitTitle,
        List<TileKind> suit,
        int place,
        String inHand,
        List<TileSet> sets,
        String card,
        String close) {
    /** Copies the lists. */
    public TileHelpScreen {
        names = List.copyOf(names);
        suit = List.copyOf(suit);
        sets = List.copyOf(sets);
    }

    /**
     * What it is called by others.
     *
     * @param language whose name it is
     * @param words the name
     */
    public record Name(String language, String words) {}
}
