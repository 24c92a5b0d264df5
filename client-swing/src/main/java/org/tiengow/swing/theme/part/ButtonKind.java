package org.tiengow.swing.theme.part;

import java.awt.Color;
import java.awt.Graphics2D;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Palette;

/** The kind of a button. A screen has at most one {@link #MAIN} button. */
public enum ButtonKind {
    /** The main action, in gold. */
    MAIN,
    /** An alternative action. */
    SECOND,
    /** An unobtrusive action. */
    QUIET,
    /** An action that ends something. */
    ENDING;

    /** The state of a button under the mouse. */
    enum State {
        REST,
        HOVER,
        PRESSED
    }

    Color text(Palette palette, boolean onFelt) {
        return switch (this) {
            case MAIN -> palette.ink();
            case SECOND -> palette.text();
            case QUIET -> onFelt ? palette.feltText() : palette.text();
            case ENDING -> palette.minus();
        };
    }

    void paint(
            Graphics2D g,
            Palette palette,
            State state,
            boolean onFelt,
            double x,
            double y,
            double w,
            double h,
            double radius) {
        Paint.fill(g, fill(palette, state, onFelt), x, y, w, h, radius);
        if (this != MAIN) {
            Paint.edge(g, edge(palette, state, onFelt), x, y, w, h, radius, state == State.HOVER ? 1.5 : 1);
        }
    }

    private Color fill(Palette palette, State state, boolean onFelt) {
        return switch (this) {
            case MAIN ->
                switch (state) {
                    case REST -> palette.gold();
                    case HOVER -> palette.goldHover();
                    case PRESSED -> palette.goldPressed();
                };
            case SECOND ->
                switch (state) {
                    case REST -> palette.secondFill();
                    case HOVER -> palette.secondHover();
                    case PRESSED -> palette.disabled();
                };
            case QUIET, ENDING -> {
                Color light = onFelt ? palette.feltText() : palette.text();
                yield Palette.alpha(light, state == State.REST ? 0 : state == State.HOVER ? 0.06 : 0.12);
            }
        };
    }

    private Color edge(Palette palette, State state, boolean onFelt) {
        if (this == ENDING) {
            return palette.minus();
        }
        if (onFelt && this == QUIET) {
            return Palette.alpha(palette.feltText(), state == State.REST ? 0.45 : 0.7);
        }
        return state == State.HOVER ? palette.second() : palette.control();
    }
}
