package org.tiengow.presentation.words;

import java.util.stream.Collectors;
import org.tiengow.engine.tile.Suit;
import org.tiengow.engine.tile.Tile;
import org.tiengow.engine.tile.TileKind;
import org.tiengow.engine.tile.TileSet;

/**
 * Chinese names in Latin letters. Mixed sets are named by their tiles one after the other, as players say them ("Tin gau" is Heaven with a
 * nine).
 *
 * @param words the language of the sentences, which also selects the style
 */
record LatinNames(Words words) implements ForeignNames {
    /** Tone digits, which are for the reference card only; a sentence reads better without. */
    private static final String TONES = "[1-6]";

    @Override
    public String name(TileKind kind) {
        return Words.capital(spelled(kind));
    }

    @Override
    public String inSentence(TileKind kind) {
        return name(kind);
    }

    @Override
    public String name(SetShape shape, TileSet tiles) {
        return set(shape, tiles, "set.foreign.pair", "set.supreme");
    }

    @Override
    public String inSentence(SetShape shape, TileSet tiles) {
        return set(shape, tiles, "set.foreign.two", "shape.SUPREME");
    }

    private String set(SetShape shape, TileSet tiles, String pair, String supreme) {
        return switch (shape) {
            case SINGLE_CIVIL, SINGLE_MILITARY -> name(kind(tiles));
            case CIVIL_PAIR, MILITARY_PAIR -> words.get(pair, name(kind(tiles)));
            case SUPREME -> words.get(supreme);
            case MIXED_PAIR, TWO_ONE, ONE_TWO, QUARTET ->
                Words.capital(
                        tiles.tiles().stream().map(Tile::kind).map(this::inSet).collect(Collectors.joining(" ")));
        };
    }

    /** Returns the name of a tile inside the name of a mixed set: for a military tile its number only. */
    private String inSet(TileKind kind) {
        String spelled = spelled(kind);
        return kind.suit() == Suit.CIVIL ? spelled : spelled.substring(spelled.lastIndexOf(' ') + 1);
    }

    private String spelled(TileKind kind) {
        return words.get("name." + words.names() + "." + kind).replaceAll(TONES, "");
    }

    private static TileKind kind(TileSet tiles) {
        return tiles.tiles().get(0).kind();
    }
}
