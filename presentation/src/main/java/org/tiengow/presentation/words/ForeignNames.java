package org.tiengow.presentation.words;

import org.tiengow.engine.tile.TileKind;
import org.tiengow.engine.tile.TileSet;

/** Names of tiles and sets in another style than the language's own. */
interface ForeignNames {
    /** A tile as a title. */
    String name(TileKind kind);

    /** A tile inside a sentence of the language. */
    String inSentence(TileKind kind);

    /** Tiles of a shape as a title. */
    String name(SetShape shape, TileSet tiles);

    /** Tiles of a shape inside a sentence of the language. */
    String inSentence(SetShape shape, TileSet tiles);
}
