package org.tiengow.swing.view.table.side;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.util.List;
import org.tiengow.engine.tile.Tile;
import org.tiengow.presentation.table.TableSide.LogKind;
import org.tiengow.presentation.table.TableSide.LogLine;
import org.tiengow.swing.theme.Lettering;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.Wrapping;
import org.tiengow.swing.tile.Tiles;
import org.tiengow.swing.view.LineCell;

/** A renderer of a line of the log: a disc, a name in bold, words, and small tiles at the right end. */
final class LogCell extends LineCell<LogLine> {
    private static final double TILE = 14;
    /** The least width for words beside a name, at scale 1. */
    private static final int LEAST_BESIDE = 60;

    private Tiles tiles;

    LogCell(Tiles tiles) {
        this.tiles = tiles;
    }

    void setTiles(Tiles other) {
        tiles = other;
    }

    @Override
    protected String spoken(LogLine shown) {
        return shown.accessible();
    }

    @Override
    protected int height(LogLine shown) {
        return switch (shown.kind()) {
            case HEADING -> 26;
            case PLAY -> Math.max(41, 12 + 17 * (words(shown).size() + (isBelow(shown) ? 1 : 0)));
            case NOTE -> 9 + 17 * words(shown).size();
            case NOW -> 32;
        };
    }

    @Override
    protected void draw(Graphics2D g, Palette palette, LogLine shown) {
        double middle = getHeight() / 2.0;
        switch (shown.kind()) {
            case HEADING -> paintHeading(g, palette, shown, middle);
            case NOTE -> paintWords(g, palette, shown, Scale.of(18), middle, palette.second());
            case PLAY -> {
                paintWho(g, palette, shown, middle);
                paintTiles(g, shown, middle);
            }
            case NOW -> {
                double h = Scale.of(28);
                Paint.fill(g, palette.now(), Scale.of(11), middle - h / 2, getWidth() - Scale.of(22), h, Scale.of(8));
                paintWho(g, palette, shown, middle);
            }
        }
        if (isFocused()) {
            Paint.edge(g, palette.focus(), Scale.of(6), 1, getWidth() - Scale.of(12), getHeight() - 2, 6, Scale.of(2));
        }
    }

    private void paintHeading(Graphics2D g, Palette palette, LogLine shown, double middle) {
        Lettering words = Lettering.of(shown.words(), Type.Weight.SEMIBOLD, Type.CAPTION);
        words.write(g, palette.second(), Scale.of(15), middle);
        double x = Scale.of(23) + words.width();
        g.setColor(palette.line());
        g.fillRect((int) x, (int) middle, (int) (getWidth() - x - Scale.of(15)), 1);
    }

    private void paintWho(Graphics2D g, Palette palette, LogLine shown, double middle) {
        double x = Scale.of(19);
        double text = x;
        if (!shown.who().isEmpty()) {
            double r = Scale.of(4);
            g.setColor(palette.seats().get(shown.colour()));
            g.fill(new Ellipse2D.Double(x, middle - r, 2 * r, 2 * r));
            text = x + Scale.of(15);
        }
        paintWords(g, palette, shown, text, middle, palette.text());
    }

    private void paintWords(Graphics2D g, Palette palette, LogLine shown, double x, double middle, Color rest) {
        List<Lettering> lines = words(shown);
        Lettering who = who(shown);
        boolean below = isBelow(shown);
        double y = middle - (lines.size() - (below ? 0 : 1)) * Scale.of(8.5);
        double left = x;
        if (!shown.who().isEmpty()) {
            who.write(g, palette.text(), x, y);
            left = below ? x : x + who.width() + Scale.of(4);
            y += below ? Scale.of(17) : 0;
        }
        for (Lettering each : lines) {
            each.write(g, rest, left, y);
            left = x;
            y += Scale.of(17);
        }
    }

    /**
     * Wraps the words to the width beside the name. That width applies to all lines, although only the first one shares its line with
     * the name.
     */
    private List<Lettering> words(LogLine shown) {
        boolean alone = shown.who().isEmpty() || isBelow(shown);
        double name = alone ? 0 : who(shown).width() + Scale.of(4);
        return Wrapping.wrap(shown.words(), Type.Weight.REGULAR, Type.SMALL, room(shown) - name);
    }

    /** Returns the name. In the line of the turn, which is only one, it leaves room for the words. */
    private Lettering who(LogLine shown) {
        double words = shown.kind() == LogKind.NOW
                ? Lettering.of(shown.words(), Type.Weight.REGULAR, Type.SMALL).width() + Scale.of(4)
                : 0;
        return Lettering.within(
                shown.who(), Type.Weight.SEMIBOLD, Type.SMALL, Type.SMALL, Math.ceil(room(shown) - words));
    }

    /** Checks whether the words stand below the name, since it leaves too little room beside it. */
    private boolean isBelow(LogLine shown) {
        return shown.kind() == LogKind.PLAY && room(shown) - who(shown).width() - Scale.of(4) < Scale.of(LEAST_BESIDE);
    }

    private double room(LogLine shown) {
        return width() - Scale.of(shown.kind() == LogKind.NOTE ? 36 : 60) - tilesWidth(shown);
    }

    private double tilesWidth(LogLine shown) {
        int count = Math.max(shown.tiles().size(), shown.faceDown());
        return count * Scale.of(TILE + 2);
    }

    private void paintTiles(Graphics2D g, LogLine shown, double middle) {
        double w = Scale.of(TILE);
        double y = middle - Tiles.height(w) / 2;
        double x = getWidth() - Scale.of(19) - tilesWidth(shown);
        for (Tile tile : shown.tiles()) {
            tiles.face(g, tile.kind(), x, y, w);
            x += w + Scale.of(2);
        }
        for (int i = shown.tiles().size(); i < shown.faceDown(); i++) {
            tiles.back(g, x, y, w);
            x += w + Scale.of(2);
        }
    }
}
