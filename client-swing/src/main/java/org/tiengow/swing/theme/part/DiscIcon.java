package org.tiengow.swing.theme.part;

import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import javax.swing.Icon;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.table.SeatFace;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Scale;

/**
 * A player's disc, with a face or a letter.
 *
 * @param colour the seat's colour, 0 to 7
 * @param initial the letter, shown without a face
 * @param face null shows the letter
 * @param size at scale 1
 */
public record DiscIcon(int colour, String initial, @Nullable SeatFace face, int size) implements Icon {
    @Override
    public void paintIcon(Component component, Graphics graphics, int x, int y) {
        Graphics2D g = Paint.smooth(graphics);
        double r = getIconWidth() / 2.0;
        Plate.disc(g, colour, initial, face, x + r, y + r, r);
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
