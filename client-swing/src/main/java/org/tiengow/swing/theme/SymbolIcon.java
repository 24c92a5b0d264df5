package org.tiengow.swing.theme;

import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import javax.swing.Icon;
import org.tiengow.presentation.icon.Symbol;

/**
 * An icon in the colour of the component's text.
 *
 * @param before the width of the empty space before it, at scale 1
 * @param size the side of its square, at scale 1
 */
public record SymbolIcon(Symbol symbol, int before, int size) implements Icon {
    /** Creates an icon without space before it. */
    public SymbolIcon(Symbol symbol, int size) {
        this(symbol, 0, size);
    }

    @Override
    public void paintIcon(Component component, Graphics g, int x, int y) {
        Paint.symbol((Graphics2D) g, symbol, component.getForeground(), x + Scale.px(before), y, Scale.px(size));
    }

    @Override
    public int getIconWidth() {
        return Scale.px(before + size);
    }

    @Override
    public int getIconHeight() {
        return Scale.px(size);
    }
}
