package org.tiengow.presentation.words;

import org.tiengow.engine.tile.TileKind;
import org.tiengow.engine.tile.TileSet;

/** Names of tiles and sets in a style other than the language's own. */
interface ForeignNames {
    /** Returns the name of a tile as a title. */
    String name(TileKind kind);

    /** Returns the name of a tile inside a sentence of the language. */
    String inSentence(TileKind kind);

    /** Returns the name of a set as a title. */
    String name(SetShape shape, TileSet tiles);

    /** Returns the name of a set inside a sentence of the language. */
    String inSentence(SetShape shape, TileSet tiles);
}
