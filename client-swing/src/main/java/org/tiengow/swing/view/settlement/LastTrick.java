package org.tiengow.swing.view.settlement;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.stream.Collectors;
import org.tiengow.engine.tile.Tile;
import org.tiengow.presentation.icon.Symbol;
import org.tiengow.presentation.settlement.SettlementScreen.Deciding;
import org.tiengow.swing.theme.Felt;
import org.tiengow.swing.theme.Lettering;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.Wrapping;
import org.tiengow.swing.tile.Tiles;

/** The last trick on a piece of felt: the set that was led, an arrow, and with a gold edge the set that won. */
final class LastTrick extends DrawnPart {
    private static final double GAP = 0.14;

    private final List<Deciding> sets;
    private final Tiles tiles;

    LastTrick(List<Deciding> sets, Tiles tiles) {
        super(
                348,
                118,
                84,
                sets.stream().map(set -> set.line() + " " + set.name()).collect(Collectors.joining(" · ")));
        this.sets = sets;
        this.tiles = tiles;
    }

    @Override
    void draw(Graphics2D g, double w, double h) {
        Felt.piece(g, new Rectangle2D.Double(0, 0, w, h), Scale.of(12));
        double margin = Scale.of(18);
        double arrow = Scale.of(48) * (sets.size() - 1);
        double text = Math.min(Scale.of(96), (w - 2 * margin - arrow) * 0.42);
        double used = 0;
        double tile = Math.min(Scale.of(36), (h - Scale.of(16)) / Tiles.height(1));
        for (int tries = 0; tries < 12; tries++) {
            used = arrow;
            for (Deciding set : sets) {
                used += wide(set, tile) + Scale.of(12) + widest(set, text);
            }
            if (used <= w - 2 * margin) {
                break;
            }
            tile *= 0.92;
        }
        double x = Math.max(margin, sets.size() == 1 ? margin : (w - used) / 2);
        for (int i = 0; i < sets.size(); i++) {
            if (i > 0) {
                double size = Scale.of(26);
                double left = x + (Scale.of(48) - size) / 2;
                Paint.symbol(g, Symbol.TO, Palette.current().feltText(), left, (h - size) / 2, size);
                x += Scale.of(48);
            }
            x = draw(g, sets.get(i), x, h, tile, text);
        }
    }

    private double draw(Graphics2D g, Deciding set, double left, double h, double tile, double text) {
        Palette palette = Palette.current();
        double y = (h - Tiles.height(tile)) / 2;
        double x = left;
        for (Tile each : set.tiles()) {
            tiles.face(g, each.kind(), x, y, tile);
            x += tile * (1 + GAP);
        }
        double wide = wide(set, tile);
        if (set.best() && sets.size() > 1) {
            Tiles.won(g, left, y, tile, wide);
        }
        double words = left + wide + Scale.of(12);
        List<Lettering> name = Wrapping.wrap(set.name(), Type.Weight.SEMIBOLD, Type.BODY, text);
        double middle = h / 2 - Scale.of(9) * name.size();
        Lettering.of(set.line(), Type.Weight.REGULAR, Type.CAPTION).write(g, palette.feltSecond(), words, middle);
        for (Lettering line : name) {
            middle += Scale.of(18);
            line.write(g, palette.feltText(), words, middle);
        }
        return words + widest(set, text);
    }

    private static double wide(Deciding set, double tile) {
        int count = set.tiles().size();
        return count * tile * (1 + GAP) - tile * GAP;
    }

    private static double widest(Deciding set, double text) {
        double name = Wrapping.wrap(set.name(), Type.Weight.SEMIBOLD, Type.BODY, text).stream()
                .mapToDouble(Lettering::width)
                .max()
                .orElse(0);
        return Math.max(
                name,
                Lettering.of(set.line(), Type.Weight.REGULAR, Type.CAPTION).width());
    }
}
