package org.tiengow.swing.view.shell.frame;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Image;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.stream.Stream;
import org.tiengow.engine.tile.TileKind;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.tile.TileLook;
import org.tiengow.swing.tile.Tiles;

/** The icon of the program in task bars, menus and window lists: the tile Heaven. */
public final class WindowIcon {
    private WindowIcon() {}

    /** Returns the icon in the usual sizes. */
    static List<Image> images() {
        return Stream.of(16, 32, 48, 64, 128).<Image>map(WindowIcon::image).toList();
    }

    /**
     * Returns the icon in one size.
     *
     * @param size width and height in pixels
     */
    public static BufferedImage image(int size) {
        BufferedImage image = new BufferedImage(size, size, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = Paint.smooth(image.createGraphics());
        g.setColor(new Color(0, true));
        double width = size / (Tiles.height(1) + 0.1);
        new Tiles(TileLook.BLACK).face(g, TileKind.HEAVEN, (size - width) / 2, 0, width);
        g.dispose();
        return image;
    }
}
