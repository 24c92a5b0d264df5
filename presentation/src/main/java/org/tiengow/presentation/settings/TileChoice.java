package org.tiengow.presentation.settings;

/** What the tiles are made of. */
public enum TileChoice {
    /** Black in the dark theme, ivory in the light one. */
    LIKE_THEME,
    BLACK,
    IVORY
}
