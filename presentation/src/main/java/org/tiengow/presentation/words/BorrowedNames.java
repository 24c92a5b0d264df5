package org.tiengow.presentation.words;

import org.tiengow.engine.tile.TileKind;
import org.tiengow.engine.tile.TileSet;

/**
 * Tile names of another language, used as proper names in the sentences of this one: without its articles and its ways of counting.
 *
 * @param names the names in the other language
 * @param words the language of the sentences
 */
record BorrowedNames(TileNames names, Words words) implements ForeignNames {
    @Override
    public String name(TileKind kind) {
        return names.name(kind);
    }

    @Override
    public String inSentence(TileKind kind) {
        return names.name(kind);
    }

    @Override
    public String name(SetShape shape, TileSet tiles) {
        return shape == SetShape.SUPREME ? words.get("set.supreme") : Words.capital(names.name(tiles));
    }

    @Override
    public String inSentence(SetShape shape, TileSet tiles) {
        return shape == SetShape.SUPREME ? words.get("shape." + shape) : name(shape, tiles);
    }
}
