package org.tiengow.presentation.settings;

/** The material of the tiles. */
public enum TileChoice {
    /** Black in the dark theme, ivory in the light one. */
    LIKE_THEME,
    BLACK,
    IVORY
}
