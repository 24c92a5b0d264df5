package org.tiengow.swing.tile;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.image.BufferedImage;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.tiengow.engine.tile.TileKind;
import org.tiengow.engine.tile.TileNotation;
import org.tiengow.swing.pictures.Canvas;
import org.tiengow.swing.theme.Theme;

/** Paints tiles and looks at pixels: the right pips, in the right colours, at the right places. */
class TilesTest {
    private static final int MARGIN = 20;
    /** A little outside of the columns, so that the large single pip of a 1 covers the middle alone. */
    private static final double[] COLUMNS = {0.235, 0.50, 0.765};

    private static final double[] ROWS = {0.225, 0.49, 0.755, 1.245, 1.51, 1.775};
    private static final Color GROUND = new Color(0x00FF00);

    @BeforeEach
    void putOnTheTheme() {
        Theme.DARK.install(1);
    }

    /** Each face as it lies on the table: rows from top to bottom, r a red pip, o a plain one. */
    @ParameterizedTest
    @CsvSource({
        "66, r.o r.o r.o  o.r o.r o.r",
        "11, ... .r. ...  ... .r. ...",
        "44, r.r ... r.r  r.r ... r.r",
        "31, ... .r. ...  o.. .o. ..o",
        "55, o.o .o. o.o  o.o .o. o.o",
        "33, o.. .o. ..o  o.. .o. ..o",
        "22, o.o ... ...  ... ... o.o",
        "65, o.o o.o o.o  o.o .o. o.o",
        "64, r.r ... r.r  o.o o.o o.o",
        "61, ... .r. ...  o.o o.o o.o",
        "51, ... .r. ...  o.o .o. o.o",
        "63, o.o o.o o.o  o.. .o. ..o",
        "54, r.r ... r.r  o.o .o. o.o",
        "62, o.o o.o o.o  ... ... o.o",
        "53, o.o .o. o.o  o.. .o. ..o",
        "52, o.o .o. o.o  ... ... o.o",
        "43, r.r ... r.r  o.. .o. ..o",
        "42, r.r ... r.r  ... ... o.o",
        "41, r.r ... r.r  ... .r. ...",
        "32, o.. .o. ..o  ... ... o.o",
        "21, ... .r. ...  ... ... o.o",
    })
    void shouldPaintThePipsOfEachFace(String face, String picture) {
        TileKind kind = TileNotation.kind(face).orElseThrow();
        for (TileLook look : TileLook.values()) {
            for (int width : new int[] {24, 40, 67, 198}) {
                BufferedImage image = paint(width, 1, look, kind);
                assertThat(read(image, look, width))
                        .as("%s %s %d wide", face, look, width)
                        .isEqualTo(picture);
            }
        }
    }

    @ParameterizedTest
    @EnumSource(TileLook.class)
    void shouldPaintTheSameAtTwiceTheDeviceScale(TileLook look) {
        BufferedImage image = paint(40, 2, look, TileKind.HEAVEN);
        assertThat(read(image, look, 80, 2 * MARGIN)).isEqualTo("r.o r.o r.o  o.r o.r o.r");
    }

    @ParameterizedTest
    @EnumSource(TileLook.class)
    void shouldPaintSmallTilesFlat(TileLook look) {
        BufferedImage image = paint(14, 1, look, TileKind.RED_HEAD_TEN);
        assertThat(read(image, look, 14)).isEqualTo("r.r ... r.r  o.o o.o o.o");
        assertThat(at(image, MARGIN + 7, MARGIN + 36))
                .as("no thickness, no shadow")
                .isEqualTo(GROUND);
    }

    @ParameterizedTest
    @EnumSource(TileLook.class)
    void shouldShowNoPipOnABack(TileLook look) {
        BufferedImage image = Canvas.draw(120, 240, 1, g -> {
            g.setColor(GROUND);
            g.fillRect(0, 0, 120, 240);
            new Tiles(look).back(g, MARGIN, MARGIN, 67);
        });
        for (double row : ROWS) {
            for (double column : COLUMNS) {
                Color there = at(image, MARGIN + column * 67, MARGIN + row * 67 * 1.25);
                assertThat(distance(there, look.colours().red())).isGreaterThan(60);
                assertThat(distance(there, look.colours().pip())).isGreaterThan(40);
            }
        }
    }

    @ParameterizedTest
    @EnumSource(TileLook.class)
    void shouldDrawOutlineAndShadowOfATileOnTheFelt(TileLook look) {
        BufferedImage image = paint(67, 1, look, TileKind.BENCH);
        double bottom = MARGIN + Tiles.height(67);
        assertThat(at(image, MARGIN + 33, bottom - 3)).as("thickness").isNotEqualTo(GROUND);
        assertThat(at(image, MARGIN + 33, bottom + 3).getGreen())
                .as("shadow below")
                .isLessThan(235);
        assertThat(at(image, MARGIN + 33, MARGIN - 15)).as("no shadow above").isEqualTo(GROUND);
        assertThat(at(image, MARGIN + 1, MARGIN + 1))
                .as("round corner")
                .isNotEqualTo(look.colours().faceLight());
    }

    @ParameterizedTest
    @EnumSource(TileLook.class)
    void shouldDimABeatenTile(TileLook look) {
        BufferedImage image = Canvas.draw(120, 240, 1, g -> new Tiles(look).dimmed(g, TileKind.EARTH, 20, 20, 67));
        Color pip = at(image, 20 + 33.5, 20 + 0.49 * 67 * 1.25);
        assertThat(distance(pip, look.colours().red())).isGreaterThan(60);
        assertThat(pip.getRed()).as("still red").isGreaterThan(pip.getGreen() + 40);
    }

    /** Most of a tile is copied and not blended; that must not be seen. */
    @ParameterizedTest
    @EnumSource(TileLook.class)
    void shouldPaintATileInPiecesAsItIsAsAWhole(TileLook look) {
        for (TileImages.State state : TileImages.State.values()) {
            for (int width : new int[] {24, 40, 67, 198}) {
                Color veil = state == TileImages.State.DIMMED ? TileImages.veil(look, 1) : null;
                TileImages.Sprite sprite =
                        TileImages.of(new TileImages.Key(look, width, TileKind.RED_HEAD_TEN, state, veil));
                int w = sprite.image().getWidth();
                int h = sprite.image().getHeight();
                BufferedImage pieces = Canvas.draw(w, h, 1, sprite::draw);
                BufferedImage whole = Canvas.draw(w, h, 1, g -> g.drawImage(sprite.image(), 0, 0, null));
                assertThat(pieces.getRGB(0, 0, w, h, null, 0, w))
                        .as("%s %d wide", state, width)
                        .isEqualTo(whole.getRGB(0, 0, w, h, null, 0, w));
            }
        }
    }

    private static BufferedImage paint(int width, int device, TileLook look, TileKind kind) {
        Tiles tiles = new Tiles(look);
        return Canvas.draw(width + 2 * MARGIN, width * 3 + 2 * MARGIN, device, g -> {
            g.setColor(GROUND);
            g.fillRect(0, 0, 1000, 1000);
            tiles.face(g, kind, MARGIN, MARGIN, width);
        });
    }

    private static String read(BufferedImage image, TileLook look, int width) {
        return read(image, look, width, MARGIN);
    }

    private static String read(BufferedImage image, TileLook look, int width, int margin) {
        StringBuilder picture = new StringBuilder();
        for (int row = 0; row < 6; row++) {
            picture.append(row == 0 ? "" : row == 3 ? "  " : " ");
            for (double column : COLUMNS) {
                picture.append(sign(at(image, margin + column * width, margin + ROWS[row] * width * 1.25), look));
            }
        }
        return picture.toString();
    }

    private static char sign(Color there, TileLook look) {
        if (distance(there, look.colours().red()) < 60) {
            return 'r';
        }
        return distance(there, look.colours().pip()) < 60 ? 'o' : '.';
    }

    private static Color at(BufferedImage image, double x, double y) {
        return new Color(image.getRGB((int) x, (int) y));
    }

    private static double distance(Color a, Color b) {
        return Math.sqrt(Math.pow(a.getRed() - b.getRed(), 2)
                + Math.pow(a.getGreen() - b.getGreen(), 2)
                + Math.pow(a.getBlue() - b.getBlue(), 2));
    }
}
