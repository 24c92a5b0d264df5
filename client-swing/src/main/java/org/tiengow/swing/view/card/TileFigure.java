package org.tiengow.swing.view.card;

import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.util.List;
import javax.accessibility.AccessibleRole;
import org.tiengow.engine.tile.TileKind;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.part.SpokenPart;
import org.tiengow.swing.tile.Tiles;

/** A picture of a few tiles side by side, with an accessible name. */
final class TileFigure extends SpokenPart {
    private static final double GAP = 0.11;
    /** Height of the room for the shadow below the tiles, in tile widths. */
    private static final double FOOT = 0.15;

    private static final double EDGE = 0.5;
    private static final double ROUND = 0.13;

    private final List<TileKind> faces;
    private final Tiles tiles;
    private final double width;
    private final String spoken;

    /** Creates a figure of tiles with this width at scale 1. */
    TileFigure(List<TileKind> faces, Tiles tiles, double width, String spoken) {
        super(AccessibleRole.ICON);
        this.faces = faces;
        this.tiles = tiles;
        this.width = width;
        this.spoken = spoken;
    }

    @Override
    public Dimension getPreferredSize() {
        double w = Scale.of(width);
        return new Dimension((int) Math.ceil(w * (faces.size() + (faces.size() - 1) * GAP)), (int)
                Math.ceil(Tiles.height(w) + w * FOOT));
    }

    @Override
    public Dimension getMinimumSize() {
        return getPreferredSize();
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = Paint.smooth(graphics);
        double w = Scale.of(width);
        double x = (getWidth() - getPreferredSize().width) / 2.0;
        for (TileKind face : faces) {
            tiles.face(g, face, x, 0, w);
            // The edge keeps a black tile visible on a dark panel.
            Paint.edge(g, Palette.alpha(Palette.current().text(), EDGE), x, 0, w, Tiles.height(w), ROUND * w, 1);
            x += w * (1 + GAP);
        }
        g.dispose();
    }

    @Override
    protected String spoken() {
        return spoken;
    }
}
