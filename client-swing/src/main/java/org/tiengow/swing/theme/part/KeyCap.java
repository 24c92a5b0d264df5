package org.tiengow.swing.theme.part;

import java.awt.Color;
import java.awt.Graphics2D;
import org.jspecify.annotations.Nullable;
import org.tiengow.presentation.icon.Symbol;
import org.tiengow.swing.theme.Lettering;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.Type;

/** The picture of a key at the end of a button. */
public enum KeyCap {
    /** No key. */
    NONE("", null),
    F("F", null),
    H("H", null),
    Y("Y", null),
    N("N", null),
    ENTER("", Symbol.ENTER);

    private final String letter;
    private final @Nullable Symbol symbol;

    KeyCap(String letter, @Nullable Symbol symbol) {
        this.letter = letter;
        this.symbol = symbol;
    }

    /** Returns the width in pixels. */
    public double width() {
        return Scale.of(symbol == null ? 20 : 23);
    }

    /** Draws the key, centred on a height. */
    public void paint(Graphics2D g, Color color, double x, double middle) {
        double h = Scale.of(18);
        Paint.edge(g, Palette.alpha(color, 0.75), x, middle - h / 2, width(), h, Scale.of(4), 1);
        if (symbol == null) {
            Lettering.of(letter, Type.Weight.SEMIBOLD, 10.5).writeCentred(g, color, x + width() / 2, middle);
        } else {
            double size = Scale.of(14);
            Paint.symbol(g, symbol, color, x + (width() - size) / 2, middle - size / 2 - Scale.of(0.5), size);
        }
    }
}
