package org.tiengow.presentation.guide;

import org.tiengow.engine.tile.Tile;
import org.tiengow.presentation.table.TableInput;

/** The player's actions in the guided round. */
public interface GuideInput extends TableInput {
    /** Lets the card say what a tile is, while it is read. */
    void touch(Tile tile);

    /** Presses a button of the card. */
    void choose(GuideScreen.Choice choice);
}
