package org.tiengow.swing.view.settings;

import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import javax.swing.JComponent;
import org.tiengow.engine.tile.TileKind;
import org.tiengow.swing.theme.Felt;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.tile.TileLook;
import org.tiengow.swing.tile.Tiles;

/** A preview of the chosen tile look: Heaven and a nine on a piece of felt. */
final class TilePair extends JComponent {
    private static final int WIDTH = 104;
    private static final int HEIGHT = 84;
    private static final int TILE = 25;
    /** Margins at scale 1 that align the preview with the buttons before it, at the distance they have from each other. */
    private static final int ABOVE = 4;

    private static final int BEFORE = 4;

    private final Tiles tiles;

    TilePair(TileLook look) {
        tiles = new Tiles(look);
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(Scale.px(BEFORE + WIDTH), Scale.px(ABOVE + HEIGHT));
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = Paint.smooth(graphics);
        g.translate(Scale.px(BEFORE), Scale.px(ABOVE));
        double wide = Scale.of(WIDTH);
        double high = Scale.of(HEIGHT);
        g.setPaint(Felt.gradient(Palette.current(), 0, 0, wide, high));
        g.fill(Paint.round(0, 0, wide, high, Scale.of(12)));
        double tile = Scale.of(TILE);
        double x = (wide - 2.15 * tile) / 2;
        double y = (high - Tiles.height(tile)) / 2;
        tiles.face(g, TileKind.HEAVEN, x, y, tile);
        tiles.face(g, TileKind.NINE_63, x + 1.15 * tile, y, tile);
        g.dispose();
    }
}
