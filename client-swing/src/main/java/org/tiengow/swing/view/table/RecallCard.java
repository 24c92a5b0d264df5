package org.tiengow.swing.view.table;

import java.awt.Color;
import java.awt.Cursor;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.List;
import javax.accessibility.AccessibleRole;
import org.jspecify.annotations.Nullable;
import org.tiengow.engine.tile.Tile;
import org.tiengow.presentation.icon.Symbol;
import org.tiengow.presentation.table.Recall;
import org.tiengow.presentation.table.Recall.Recalled;
import org.tiengow.swing.theme.Felt;
import org.tiengow.swing.theme.Lettering;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.Shadow;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.part.SpokenPart;
import org.tiengow.swing.theme.part.TextButton;
import org.tiengow.swing.theme.part.Tone;
import org.tiengow.swing.tile.Tiles;
import org.tiengow.swing.view.UiFactory;
import org.tiengow.swing.view.table.layout.TableLayout;

/** A card over the middle of the table that shows the last trick on a piece of felt. A click closes it. */
final class RecallCard extends SpokenPart {
    private static final double GAP = 0.14;
    private static final int MARGIN = 24;
    private static final int PAD = 18;
    private static final int HEAD = 68;
    private static final int WORDS = 66;
    private static final double SHARE = 0.72;
    private static final int APART = 26;
    private static final int LEAST_COLUMN = 96;

    private final TextButton close;
    private @Nullable Recall recall;
    private @Nullable Tiles tiles;
    private double tileWidth;
    private double lowered;

    RecallCard(Runnable closing) {
        super(AccessibleRole.PANEL);
        setName("recall");
        setVisible(false);
        setCursor(Cursor.getPredefinedCursor(Cursor.HAND_CURSOR));
        close = UiFactory.button(
                TextButton.sign(Symbol.CLOSE, "").toned(Tone.FELT), "recall-close", () -> closing.run());
        addMouseListener(new MouseAdapter() {
            @Override
            public void mouseClicked(MouseEvent event) {
                closing.run();
            }
        });
    }

    TextButton close() {
        return close;
    }

    /** Shows a trick; null hides the card. */
    void show(@Nullable Recall wanted, Tiles look, TableLayout layout, Rectangle felt) {
        recall = wanted;
        tiles = look;
        setVisible(wanted != null);
        if (wanted == null) {
            remove(close);
        } else {
            add(close);
            close.rename(wanted.close());
            place(layout, felt);
            repaint();
        }
    }

    /** Lays out the card in the middle of the felt, above the hand. */
    void place(TableLayout layout, Rectangle felt) {
        if (recall == null) {
            return;
        }
        int outer = Scale.px(MARGIN);
        double most = felt.width - 2 * Scale.of(16) - 2 * Scale.of(PAD);
        int foot = layout.turnTop() - Scale.px(8);
        double high = foot - Scale.of(16 + HEAD + WORDS + PAD);
        double tile = Math.max(Scale.of(18), Math.min(layout.tileWidth() * SHARE, high / 2.6));
        while (wide(recall.plays(), tile) > most && tile > Scale.of(12)) {
            tile -= 1;
        }
        tileWidth = tile;
        int width = (int) Math.ceil(Math.max(wide(recall.plays(), tile), Scale.of(300)) + 2 * Scale.of(PAD));
        int height = (int) Math.ceil(Scale.of(HEAD + WORDS + PAD) + tile * 2.6);
        int x = felt.x + (felt.width - width) / 2;
        int y = felt.y + Math.max(Scale.px(8), Math.min(layout.setTop() - Scale.px(HEAD), foot - height));
        lowered = 0;
        boolean cutsPlates = x - felt.x < layout.margin() + layout.plateWidth();
        if (cutsPlates && !layout.isSpare()) { // covers the seats completely rather than in part
            x = felt.x + Scale.px(16);
            width = felt.width - 2 * Scale.px(16);
            y = felt.y + Scale.px(8);
            lowered = Math.max(0, (felt.y + foot - y - height) / 2);
            height = Math.max(height, felt.y + foot - y);
        }
        setBounds(x - outer, y - outer, width + 2 * outer, height + 2 * outer);
        int sign = Scale.px(32);
        close.setBounds(getWidth() - outer - sign - Scale.px(10), outer + Scale.px(10), sign, sign);
    }

    private static double wide(List<Recalled> plays, double tile) {
        double total = -Scale.of(APART);
        for (Recalled play : plays) {
            total += column(play, tile) + Scale.of(APART);
        }
        return total;
    }

    private static double column(Recalled play, double tile) {
        return Math.max(Scale.of(LEAST_COLUMN), tilesWide(play.count(), tile));
    }

    private static double tilesWide(int count, double tile) {
        return tile + (count - 1) * tile * (1 + GAP);
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Recall shown = recall;
        Tiles look = tiles;
        if (shown == null || look == null) {
            return;
        }
        Graphics2D g = Paint.smooth(graphics);
        Palette palette = Palette.current();
        double m = Scale.px(MARGIN);
        double w = getWidth() - 2 * m;
        double h = getHeight() - 2 * m;
        double radius = Scale.of(16);
        Shadow.POPOVER.paint(g, m, m, w, h);
        g.setPaint(Felt.gradient(palette, m, m, w, h));
        g.fill(Paint.round(m, m, w, h, radius));
        Paint.edge(g, Palette.alpha(Color.WHITE, 0.3), m, m, w, h, radius, Scale.of(1.5));
        double x = m + Scale.of(PAD);
        Lettering.of(shown.title(), Type.Weight.SEMIBOLD, Type.MAIN).write(g, palette.feltText(), x, m + Scale.of(21));
        double beside = close.getX() - x - Scale.of(8);
        Lettering.within(shown.outcome(), Type.Weight.REGULAR, Type.SMALL, Type.SMALL, beside)
                .write(g, palette.feltSecond(), x, m + Scale.of(41));
        x = m + (w - wide(shown.plays(), tileWidth)) / 2;
        for (Recalled play : shown.plays()) {
            double column = column(play, tileWidth);
            paintPlay(g, look, play, x, m + Scale.of(HEAD) + lowered, column);
            x += column + Scale.of(APART);
        }
        g.dispose();
    }

    private void paintPlay(Graphics2D g, Tiles look, Recalled play, double left, double top, double column) {
        Palette palette = Palette.current();
        double wide = tilesWide(play.count(), tileWidth);
        double x = left + (column - wide) / 2;
        if (play.won()) {
            double out = Scale.of(4);
            double high = tileWidth * 2.595 + 2 * out;
            Paint.edge(g, palette.gold(), x - out, top - out, wide + 2 * out, high, Scale.of(8), Scale.of(2));
        }
        List<Tile> faces = play.tiles().tiles();
        for (int i = 0; i < play.count(); i++) {
            if (i < faces.size()) {
                look.face(g, faces.get(i).kind(), x, top, tileWidth);
            } else {
                look.back(g, x, top, tileWidth);
            }
            x += tileWidth * (1 + GAP);
        }
        double middle = top + tileWidth * 2.6 + Scale.of(17);
        double centre = left + column / 2;
        double room = column + Scale.of(APART - 6);
        for (String words : List.of(play.who(), play.name(), play.fate())) {
            boolean bold = words.equals(play.who());
            double size = bold ? Type.SMALL : Type.CAPTION;
            Type.Weight weight = bold ? Type.Weight.SEMIBOLD : Type.Weight.REGULAR;
            Lettering line = Lettering.within(words, play.who(), weight, size, Type.LEAST, room);
            line.writeCentred(g, bold ? palette.feltText() : palette.feltSecond(), centre, middle);
            middle += Scale.of(17);
        }
    }

    @Override
    protected String spoken() {
        return recall == null ? "" : recall.accessible();
    }
}
