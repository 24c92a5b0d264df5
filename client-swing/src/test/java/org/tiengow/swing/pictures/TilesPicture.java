package org.tiengow.swing.pictures;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import org.tiengow.engine.tile.TileKind;
import org.tiengow.swing.theme.Felt;
import org.tiengow.swing.theme.Lettering;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.tile.Piles;
import org.tiengow.swing.tile.TileLook;
import org.tiengow.swing.tile.TileMarks;
import org.tiengow.swing.tile.Tiles;

/** All faces in both looks, and every state at three sizes, as in the design's picture of tiles. */
final class TilesPicture {
    static final int WIDTH = 1500;
    static final int HEIGHT = 1050;

    private TilesPicture() {}

    static void paint(Graphics2D g) {
        Felt.piece(g, new Rectangle2D.Double(0, 0, WIDTH, HEIGHT), 0);
        int y = 92;
        for (TileLook look : TileLook.values()) {
            double x = 40;
            for (TileKind kind : TileKind.values()) {
                new Tiles(look).face(g, kind, x, y, 50);
                Lettering.of(kind.notation(), Type.Weight.SEMIBOLD, 11.5)
                        .writeCentred(g, Palette.current().feltText(), x + 25, y + 147);
                x += kind == TileKind.MALLET_SIX ? 100 : 66;
            }
            y += 180;
        }
        for (TileLook look : TileLook.values()) {
            double left = look == TileLook.BLACK ? 50 : 772;
            states(g, new Tiles(look), left, 540, 68);
            states(g, new Tiles(look), left + 14, 792, 40);
            states(g, new Tiles(look), left + 27, 944, 14);
            Piles piles = new Piles(new Tiles(look));
            Piles.place(g, left, 1000, 37);
            piles.paint(g, 1, left + 60, 1000, 37, 400);
            piles.paint(g, 3, left + 120, 1000, 37, 400);
            piles.paint(g, 8, left + 260, 1000, 37, 160);
        }
    }

    private static void states(Graphics2D g, Tiles tiles, double left, double y, double w) {
        double h = w * 2.5;
        double x = left;
        tiles.face(g, TileKind.HEAVEN, x, y, w);
        x += 118;
        tiles.face(g, TileKind.EIGHT_62, x, y - 0.04 * h, w);
        TileMarks.chevron(g, x, y - 0.04 * h, w);
        x += 118;
        tiles.raised(g, TileKind.GOOSE, x, y - 0.14 * h, w);
        TileMarks.selected(g, x, y - 0.14 * h, w);
        x += 118;
        tiles.face(g, TileKind.EARTH, x, y, w);
        TileMarks.hinted(g, x, y, w);
        x += 118;
        tiles.dimmed(g, TileKind.PLUM_FLOWER, x, y, w);
        x += 118;
        tiles.back(g, x, y, w);
        x += 88;
        tiles.face(g, TileKind.EARTH, x, y, w / 2);
        TileMarks.offered(g, x, y, w / 2);
    }
}
