package org.tiengow.swing.view.paper;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.tiengow.engine.tile.TileKind;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Theme;
import org.tiengow.swing.tile.TileLook;
import org.tiengow.swing.tile.Tiles;

/** A pen that draws on one page of paper: text, tiles, lines and frames, in the colours of the light theme. */
final class Pen {
    private static final double LEADING = 1.4;
    private static final double TILE_GAP = 0.11;
    private static final double TILE_CORNER = 0.13;

    private final Graphics2D g;
    private final Palette palette = Theme.LIGHT.palette();

    Pen(Graphics2D graphics) {
        this.g = Paint.smooth(graphics);
    }

    Color text() {
        return palette.text();
    }

    Color second() {
        return palette.second();
    }

    /** Writes a line of text with its base line at y, and returns its right end. */
    double write(String text, PaperType type, double size, Color color, double x, double y) {
        g.setColor(color);
        double at = x;
        for (PaperType.Run run : type.runs(text, size)) {
            g.setFont(run.font());
            g.drawString(run.text(), (float) at, (float) y);
            at += run.width();
        }
        return at;
    }

    /** Writes a line centred at x. */
    void writeCentred(String text, PaperType type, double size, Color color, double x, double y) {
        write(text, type, size, color, x - type.width(text, size) / 2, y);
    }

    /** Writes a line that ends at x. */
    void writeRight(String text, PaperType type, double size, Color color, double x, double y) {
        write(text, type, size, color, x - type.width(text, size), y);
    }

    /** Writes a text in as many lines as it needs, and returns the base line after the last one. */
    double wrap(String text, PaperType type, double size, Color color, double x, double y, double width) {
        double base = y;
        for (String line : lines(text, type, size, width)) {
            write(line, type, size, color, x, base);
            base += size * LEADING;
        }
        return base;
    }

    /** Draws tiles side by side from the upper left corner, and returns their right end. */
    double tiles(List<TileKind> faces, double x, double y, double width) {
        double at = x;
        for (TileKind face : faces) {
            Tiles.onPaper(g, TileLook.IVORY, face, at, y, width);
            g.setColor(palette.control()); // paper has no shadow, so the edge sets a pale tile off from white
            g.setStroke(new BasicStroke((float) Math.max(0.35, width * 0.012)));
            g.draw(Paint.round(at, y, width, Tiles.height(width), width * TILE_CORNER));
            at += width * (1 + TILE_GAP);
        }
        return at - width * TILE_GAP;
    }

    /** Returns the width of tiles side by side. */
    static double widthOf(int tiles, double width) {
        return width * (tiles + (tiles - 1) * TILE_GAP);
    }

    void frame(double x, double y, double width, double height) {
        Paint.edge(g, palette.line(), x, y, width, height, 10, 0.8);
    }

    void hairline(double x, double y, double width) {
        g.setColor(palette.line());
        g.setStroke(new BasicStroke(0.7f));
        g.draw(new Line2D.Double(x, y, x + width, y));
    }

    void done() {
        g.dispose();
    }

    private static List<String> lines(String text, PaperType type, double size, double width) {
        List<String> lines = new ArrayList<>();
        BreakIterator breaks = BreakIterator.getLineInstance(Locale.ROOT);
        breaks.setText(text);
        int start = 0;
        int fitting = 0;
        for (int end = breaks.next(); end != BreakIterator.DONE; end = breaks.next()) {
            if (fitting > start && type.width(text.substring(start, end).stripTrailing(), size) > width) {
                lines.add(text.substring(start, fitting).stripTrailing());
                start = fitting;
            }
            fitting = end;
        }
        lines.add(text.substring(start).stripTrailing());
        return lines;
    }
}
