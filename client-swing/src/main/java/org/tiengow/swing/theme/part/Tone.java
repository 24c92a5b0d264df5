package org.tiengow.swing.theme.part;

import java.awt.Color;
import java.util.function.Function;
import org.tiengow.swing.theme.Palette;

/** The role of a text's colour. The colour itself is looked up while painting, so that a new theme applies at once. */
public enum Tone {
    TEXT(Palette::text),
    SECOND(Palette::second),
    THIRD(Palette::third),
    GOLD(Palette::goldText),
    FELT(Palette::feltText),
    FELT_SECOND(Palette::feltSecond),
    PLATE(Palette::plateText),
    PLATE_SECOND(Palette::plateSecond),
    PLUS(Palette::plus),
    MINUS(Palette::minus),
    LINK(Palette::focus),
    NOTE(Palette::noteText),
    INK(Palette::ink);

    private final Function<Palette, Color> colour;

    Tone(Function<Palette, Color> colour) {
        this.colour = colour;
    }

    /** Returns the colour of this role in the installed theme. */
    public Color colour() {
        return colour.apply(Palette.current());
    }
}
