package org.tiengow.presentation.rules;

import java.util.List;
import org.tiengow.engine.tile.Tile;
import org.tiengow.engine.tile.TileKind;
import org.tiengow.engine.tile.TileSet;

/**
 * The help on one tile.
 *
 * @param tile the tile
 * @param title its name
 * @param pips its look, in words
 * @param rank its suit and its place there
 * @param goesWith the tiles with which it forms sets
 * @param seen the number of tiles of its rank that have been seen; empty without the counting aid
 * @param names its names in other languages
 * @param suitTitle the heading of its suit
 * @param suit one face of each rank, from high to low
 * @param place its index in {@code suit}
 * @param inHand the sets it forms in the player's hand, in words; empty if there are none
 * @param sets these sets as tiles
 * @param card the label of the link to the reference card
 * @param close the label of the button that closes the sheet
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
    public TileHelpScreen {
        names = List.copyOf(names);
        suit = List.copyOf(suit);
        sets = List.copyOf(sets);
    }

    /**
     * A name in another language.
     *
     * @param language the name of the language
     * @param words the name of the tile
     */
    public record Name(String language, String words) {}
}
