package org.tiengow.swing.view.settlement;

import java.awt.Dimension;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.stream.Collectors;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.Scrollable;
import net.miginfocom.swing.MigLayout;
import org.tiengow.engine.tile.Tile;
import org.tiengow.presentation.settlement.DealScreen;
import org.tiengow.presentation.settlement.DealScreen.Cell;
import org.tiengow.presentation.settlement.DealScreen.Row;
import org.tiengow.swing.theme.Felt;
import org.tiengow.swing.theme.Lettering;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.part.ButtonKind;
import org.tiengow.swing.theme.part.FocusRing;
import org.tiengow.swing.theme.part.KeyCap;
import org.tiengow.swing.theme.part.Label;
import org.tiengow.swing.theme.part.Paragraph;
import org.tiengow.swing.theme.part.PushButton;
import org.tiengow.swing.tile.TileLook;
import org.tiengow.swing.tile.Tiles;
import org.tiengow.swing.view.ScrollKeys;
import org.tiengow.swing.view.UiFactory;

/** The sheet with the whole deal of a round on a piece of felt: a row for each seat, a column for each trick. */
public final class DealSheet extends JPanel {
    private final PushButton close;

    /** Creates the sheet. {@code closing} closes it. */
    public DealSheet(DealScreen screen, TileLook look, Runnable closing) {
        super(new MigLayout(
                "insets 0 32 0 32, fill, wrap 1", "[grow,fill]", "12:28:28[]2[]6:14:14[grow,fill]6:14:14[]10:24:24"));
        setOpaque(false);
        setName("deal");
        getAccessibleContext().setAccessibleName(screen.title());
        add(Label.title(screen.title()));
        add(Paragraph.small(screen.hint(), 560));
        JScrollPane grid = UiFactory.scroll(new Grid(screen, new Tiles(look)));
        ScrollKeys.bind(this, grid);
        add(grid, "wmin 0, hmin 0");
        close = UiFactory.button(
                new PushButton(ButtonKind.SECOND, screen.close()).with(KeyCap.ENTER),
                "deal-close",
                () -> closing.run());
        add(close, "alignx right, growx 0, " + FocusRing.BESIDE);
        UiFactory.onKey(this, "ENTER", closing);
    }

    @Override
    public boolean requestFocusInWindow() {
        return close.requestFocusInWindow();
    }

    /** The grid of all hands. It scrolls in a window too low for tiles that can be told apart. */
    private static final class Grid extends DrawnPart implements Scrollable {
        private static final double GAP = 0.14;
        /** The least width of a tile in pixels, independent of the scale. */
        private static final double LEAST_TILE = 26;

        private static final double LEAST_HEAD = 0.7;
        private static final int BETWEEN_ROWS = 10;
        private static final int NAME = 108;
        private static final int HEAD = 34;
        private static final int APART = 16;
        private static final int LEAST_APART = 6;
        private static final int MOST_SPARE = 48;

        private final DealScreen deal;
        private final Tiles tiles;
        private double headSize = Type.CAPTION;
        private double apart = APART;

        Grid(DealScreen deal, Tiles tiles) {
            super(760, 480, 480, spoken(deal));
            this.deal = deal;
            this.tiles = tiles;
        }

        private static String spoken(DealScreen deal) {
            return deal.rows().stream()
                    .map(row -> row.name() + " · "
                            + row.cells().stream().map(Cell::accessible).collect(Collectors.joining(" · ")))
                    .collect(Collectors.joining(" · "));
        }

        @Override
        public Dimension getPreferredScrollableViewportSize() {
            return super.getPreferredSize();
        }

        @Override
        public Dimension getPreferredSize() {
            double row = Scale.of(BETWEEN_ROWS) + Tiles.height(LEAST_TILE);
            int least = (int) Math.ceil(Scale.of(HEAD + 8) + deal.rows().size() * row);
            return new Dimension(super.getPreferredSize().width, least);
        }

        @Override
        public boolean getScrollableTracksViewportWidth() {
            return true;
        }

        @Override
        public boolean getScrollableTracksViewportHeight() {
            return getParent().getHeight() >= getPreferredSize().height;
        }

        @Override
        public int getScrollableUnitIncrement(Rectangle visible, int orientation, int direction) {
            return Scale.px(40);
        }

        @Override
        public int getScrollableBlockIncrement(Rectangle visible, int orientation, int direction) {
            return Math.max(1, visible.height - Scale.px(40));
        }

        @Override
        void draw(Graphics2D g, double w, double h) {
            headSize = Type.CAPTION;
            double room = w - Scale.of(NAME + 24);
            apart = APART;
            while (wide(LEAST_TILE) > room && apart > LEAST_APART) {
                apart--;
            }
            while (wide(LEAST_TILE) > room && headSize > Type.CAPTION * LEAST_HEAD) {
                headSize -= 0.25; // smaller headings come before cut ones
            }
            Felt.piece(g, new Rectangle2D.Double(0, 0, w, h), Scale.of(16));
            List<Row> rows = deal.rows();
            double high = (h - Scale.of(HEAD + 8)) / rows.size();
            double tile = Math.min(Scale.of(54), (high - Scale.of(BETWEEN_ROWS)) / Tiles.height(1));
            while (wide(tile) > w - Scale.of(NAME + 24) && tile > Scale.of(10)) {
                tile -= 1;
            }
            int spaces = Math.max(1, deal.tricks().size() - 1);
            double spare = w - Scale.of(NAME + 24) - wide(tile);
            double between = Scale.of(apart) + Math.max(0, Math.min(Scale.of(MOST_SPARE), spare / spaces));
            double x = Scale.of(NAME);
            for (int trick = 0; trick < deal.tricks().size(); trick++) {
                Lettering.of(deal.tricks().get(trick), Type.Weight.SEMIBOLD, headSize)
                        .writeCentred(g, Palette.current().feltSecond(), x + column(trick, tile) / 2, Scale.of(20));
                x += column(trick, tile) + between;
            }
            for (int i = 0; i < rows.size(); i++) {
                paint(g, rows.get(i), Scale.of(HEAD) + i * high, high, tile, between);
            }
        }

        private void paint(Graphics2D g, Row row, double top, double high, double tile, double between) {
            Palette palette = Palette.current();
            double middle = top + high / 2;
            double r = Scale.of(5);
            boolean noted = !row.note().isEmpty() && high >= Scale.of(36);
            g.setColor(palette.seats().get(row.colour()));
            g.fill(new Ellipse2D.Double(Scale.of(16), middle - r - (noted ? Scale.of(8) : 0), 2 * r, 2 * r));
            double nameMiddle = noted ? middle - Scale.of(8) : middle;
            Lettering.within(row.name(), Type.Weight.SEMIBOLD, Type.SMALL, Type.LEAST, Scale.of(NAME - 32 - 8))
                    .write(g, palette.feltText(), Scale.of(32), nameMiddle);
            if (noted) {
                Lettering.of(row.note(), Type.Weight.REGULAR, Type.CAPTION)
                        .write(g, palette.feltSecond(), Scale.of(32), middle + Scale.of(10));
            }
            double x = Scale.of(NAME);
            double y = middle - Tiles.height(tile) / 2;
            for (int trick = 0; trick < row.cells().size(); trick++) {
                paint(g, row.cells().get(trick), x, y, tile);
                x += column(trick, tile) + between;
            }
        }

        private void paint(Graphics2D g, Cell cell, double left, double y, double tile) {
            double x = left;
            for (Tile each : cell.tiles()) {
                if (cell.faceDown()) {
                    tiles.dimmed(g, each.kind(), x, y, tile);
                } else {
                    tiles.face(g, each.kind(), x, y, tile);
                }
                x += tile * (1 + GAP);
            }
            if (cell.won()) {
                Tiles.won(g, left, y, tile, cell.tiles().size() * tile * (1 + GAP) - tile * GAP);
            }
        }

        private double wide(double tile) {
            double wide = -Scale.of(apart);
            for (int trick = 0; trick < deal.tricks().size(); trick++) {
                wide += column(trick, tile) + Scale.of(apart);
            }
            return wide;
        }

        private double column(int trick, double tile) {
            int most = deal.rows().stream()
                    .mapToInt(row -> trick < row.cells().size()
                            ? row.cells().get(trick).tiles().size()
                            : 0)
                    .max()
                    .orElse(1);
            double head = Lettering.of(deal.tricks().get(trick), Type.Weight.SEMIBOLD, headSize)
                    .width();
            return Math.max(head, most * tile * (1 + GAP) - tile * GAP);
        }
    }
}
