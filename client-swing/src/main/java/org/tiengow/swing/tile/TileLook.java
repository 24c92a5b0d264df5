package org.tiengow.swing.tile;

import java.awt.Color;

/** The look of the tiles: one of two sets of colours. */
public enum TileLook {
    /** Black lacquer with white and red pips. */
    BLACK(new Colours(
            new Color(0x3A3840),
            new Color(0x1C1B1F),
            new Color(0x0F0E11),
            new Color(0x060507),
            new Color(255, 255, 255, 102),
            new Color(0, 0, 0, 128),
            new Color(0xF6F1E5),
            new Color(0xBDB4A0),
            new Color(0xF4574A),
            new Color(0xA81D14),
            new Color(255, 255, 255, 51),
            new Color(0xAD865C),
            new Color(0x8B6744),
            new Color(0xF0D9B2))),
    /** Ivory on bamboo with black and red pips. */
    IVORY(new Colours(
            new Color(0xFFFCF3),
            new Color(0xEFE4CB),
            new Color(0xD8C79F),
            new Color(0xA97A42),
            new Color(255, 255, 255, 230),
            new Color(0x8E, 0x74, 0x44, 84),
            new Color(0x2B2926),
            new Color(0x0D0C0B),
            new Color(0xD2301F),
            new Color(0x8E150B),
            new Color(255, 255, 255, 217),
            new Color(0xDDB57B),
            new Color(0xBE8E50),
            new Color(0x8A6030)));

    private final Colours colours;

    TileLook(Colours colours) {
        this.colours = colours;
    }

    Colours colours() {
        return colours;
    }

    /** The colours of a look: face, sides, rims, pips and back. */
    record Colours(
            Color faceLight,
            Color faceDark,
            Color sideUpper,
            Color sideLower,
            Color rimLight,
            Color rimDark,
            Color pip,
            Color pipDark,
            Color red,
            Color redDark,
            Color carvedRim,
            Color backLight,
            Color backDark,
            Color backFrame) {}
}
