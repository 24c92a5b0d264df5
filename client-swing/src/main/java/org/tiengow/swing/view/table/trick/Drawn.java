package org.tiengow.swing.view.table.trick;

import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.geom.Rectangle2D;
import org.jspecify.annotations.Nullable;
import org.tiengow.engine.tile.TileKind;
import org.tiengow.swing.tile.Tiles;

/**
 * A tile of the trick at one moment.
 *
 * @param face null for an unknown one
 * @param side 1 for the face, −1 for the back; values between them while it is being turned over
 * @param at the bounds of its face
 * @param home its final width
 * @param dim the strength of its dimming, 0 to 1
 * @param opacity 0 to 1
 * @param moves whether it is in the air above the table
 */
record Drawn(
        @Nullable TileKind face, double side, Rectangle2D at, double home, double dim, double opacity, boolean moves) {
    /** Creates a tile that lies still, or slides along the table. */
    static Drawn lying(@Nullable TileKind face, Rectangle2D at, double dim) {
        return new Drawn(face, face == null ? -1 : 1, at, at.getWidth(), dim, 1, false);
    }

    void paint(Graphics2D g, Tiles tiles) {
        if (opacity < 1) {
            Tiles.faded(g, opacity, () -> paintOpaque(g, tiles));
        } else {
            paintOpaque(g, tiles);
        }
    }

    private void paintOpaque(Graphics2D g, Tiles tiles) {
        double w = at.getWidth();
        if (moves) {
            tiles.turning(g, face, side, at.getX(), at.getY(), w, home);
        } else if (face == null) {
            tiles.back(g, at.getX(), at.getY(), w);
        } else {
            tiles.dimmed(g, face, at.getX(), at.getY(), w, dim);
        }
    }

    /** Returns the area that the tile covers, its shadow included. */
    Rectangle reach() {
        double around = Tiles.reach(at.getWidth());
        Rectangle2D all = new Rectangle2D.Double(
                at.getX() - around,
                at.getY() - around,
                at.getWidth() + 2 * around,
                Tiles.height(at.getWidth()) + 2 * around);
        return all.getBounds();
    }
}
