package org.tiengow.swing.theme.part;

import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import javax.swing.Icon;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Scale;

/**
 * A player's disc, with the first letter of a name.
 *
 * @param colour the seat's colour, 0 to 7
 * @param name not empty
 * @param size at scale 1
 */
public record DiscIcon(int colour, String name, int size) implements Icon {
    @Override
    public void paintIcon(Component component, Graphics graphics, int x, int y) {
        Graphics2D g = Paint.smooth(graphics);
        double r = getIconWidth() / 2.0;
        Plate.disc(g, colour, name.substring(0, name.offsetByCodePoints(0, 1)), x + r, y + r, r);
        g.dispose();
    }

    @Override
    public int getIconWidth() {
        return Scale.px(size);
    }

    @Override
    public int getIconHeight() {
        return getIconWidth();
    }
}
