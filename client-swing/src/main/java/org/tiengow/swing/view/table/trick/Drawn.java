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
 * @param face null for one that is known to nobody
 * @param side 1 shows its face, −1 its back, between them it is being turned over
 * @param at where its face lies
 * @param home how wide it will be when it has come to rest
 * @param dim how far it is dimmed, 0 to 1
 * @param opacity 0 to 1
 * @param moves whether it is above the table
 */
record Drawn(
        @Nullable TileKind face, double side, Rectangle2D at, double home, double dim, double opacity, boolean moves) {
    /** A tile that lies still, or slides along the table. */
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

    /** All that it covers, its shadow included. */
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
