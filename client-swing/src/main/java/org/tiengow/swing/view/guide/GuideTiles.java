package org.tiengow.swing.view.guide;

import java.awt.Dimension;
import java.awt.EventQueue;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JComponent;
import org.tiengow.engine.tile.Tile;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.swing.theme.Felt;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.tile.Tiles;

/** The tiles that a card of the lesson describes, on a piece of felt. It has no accessible name, because the text names the tiles. */
final class GuideTiles extends JComponent {
    /** Assumed width at scale 1 before the component has one. */
    private static final int USUAL_WIDTH = 232;

    private static final int MARGIN = 10;
    private static final int TILE = 24;
    private static final int INSIDE = 3;
    private static final int BETWEEN = 9;

    private final List<TileSet> sets;
    private final Tiles tiles;

    GuideTiles(List<TileSet> sets, Tiles tiles) {
        this.sets = sets;
        this.tiles = tiles;
    }

    /** Returns the upper left corner of each set, row by row, as many in a row as fit. */
    private List<Point2D> places() {
        List<Point2D> places = new ArrayList<>();
        double x = Scale.of(MARGIN);
        double y = Scale.of(MARGIN);
        for (TileSet set : sets) {
            double wide = set.size() * Scale.of(TILE + INSIDE);
            if (x + wide > width() - Scale.of(MARGIN - INSIDE)) {
                x = Scale.of(MARGIN);
                y += Tiles.height(Scale.of(TILE)) + Scale.of(BETWEEN);
            }
            places.add(new Point2D.Double(x, y));
            x += wide + Scale.of(BETWEEN - INSIDE);
        }
        return places;
    }

    @Override
    public Dimension getPreferredSize() {
        List<Point2D> places = places();
        double last = places.isEmpty() ? 0 : places.get(places.size() - 1).getY();
        double high = last + Tiles.height(Scale.of(TILE)) + Scale.of(MARGIN);
        return new Dimension((int) Math.ceil(width()), (int) Math.ceil(high));
    }

    private double width() {
        return getWidth() > 0 ? getWidth() : Scale.of(USUAL_WIDTH);
    }

    @Override
    public void setBounds(int x, int y, int width, int height) {
        super.setBounds(x, y, width, height);
        if (getPreferredSize().height != height) { // another number of tiles fits into a row
            EventQueue.invokeLater(this::revalidate);
        }
    }

    @Override
    public Dimension getMinimumSize() {
        return new Dimension(0, getPreferredSize().height);
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = Paint.smooth(graphics);
        Felt.piece(g, new Rectangle2D.Double(0, 0, getWidth(), getHeight()), Scale.of(12));
        List<Point2D> places = places();
        for (int i = 0; i < sets.size(); i++) {
            double x = places.get(i).getX();
            for (Tile tile : sets.get(i)) {
                tiles.face(g, tile.kind(), x, places.get(i).getY(), Scale.of(TILE));
                x += Scale.of(TILE + INSIDE);
            }
        }
        g.dispose();
    }
}
