package org.tiengow.swing.view.standings;

import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import javax.accessibility.AccessibleRole;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.tiengow.presentation.icon.Symbol;
import org.tiengow.presentation.settlement.StandingsScreen;
import org.tiengow.swing.theme.Lettering;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.SymbolIcon;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.part.Card;
import org.tiengow.swing.theme.part.DiscIcon;
import org.tiengow.swing.theme.part.Label;
import org.tiengow.swing.theme.part.SpokenPart;
import org.tiengow.swing.theme.part.Tone;
import org.tiengow.swing.view.UiFactory;

/**
 * The row of a player: place, disc, name and chips, and a reaction for a moment. The winner's is larger and has a crown. Before it has
 * appeared, its outline and its place are visible.
 */
final class StandingRow extends Appearing {
    private static final int DISC = 34;
    private static final int CROWN = 20;
    private static final int RADIUS = 12;

    private final StandingsScreen.Row row;
    private final Figure chips;
    private final RowBubble bubble;
    private double glow;

    /**
     * Creates a row.
     *
     * @param isShort whether the rounds won and the best round are left out
     */
    StandingRow(StandingsScreen.Row row, boolean isShort) {
        super(new MigLayout("insets 0, fill", "[grow,fill]", "[grow,fill]"));
        this.row = row;
        this.chips = new Figure(row);
        this.bubble = new RowBubble(row.bubble());
        Card card = Card.row(columns(isShort));
        card.setSelected(row.mine());
        Type.Weight weight = row.mine() ? Type.Weight.BOLD : Type.Weight.SEMIBOLD;
        Label place = new Label(String.valueOf(row.place()), Type.Weight.SEMIBOLD, Type.SECTION, Tone.TEXT);
        card.add(place);
        card.add(new JLabel(new DiscIcon(row.colour(), row.initial(), row.face(), DISC)));
        double size = row.hasWon() ? Type.SECTION : Type.MAIN + 1;
        JPanel player = UiFactory.clear("insets 0, gap 0, hidemode 3, novisualpadding", "[]6[]10[]", "[center]");
        player.add(new Label(row.name(), weight, size, Tone.TEXT), "wmin 48, shrinkprio 50");
        Label crown = new Label("", weight, size, Tone.GOLD);
        crown.setIcon(new SymbolIcon(Symbol.CROWN, CROWN));
        crown.setVisible(row.hasWon());
        player.add(crown);
        player.add(bubble);
        card.add(player, "growx, wmin 0, wmax 100%");
        if (!isShort) {
            card.add(Label.body(String.valueOf(row.roundsWon())), "alignx right, growx 0");
            card.add(Label.body(row.best()), "alignx right, growx 0");
        }
        card.add(chips, "growx");
        add(card);
    }

    /** Returns the columns of the rows and of their headings. */
    static MigLayout columns(boolean isShort) {
        return new MigLayout(
                "insets 0 16 0 20, fill, novisualpadding",
                "[56!,fill][44!,fill]8[grow,fill]" + (isShort ? "" : "12[110!,fill]12[110!,fill]") + "12[90!,fill]",
                "[center]");
    }

    /**
     * Shows an instant of the animation.
     *
     * @param appeared the share of the row that is visible, 0 to 1
     * @param counted the chips to show, with their sign
     * @param glowing the strength of the winner's glow, 0 to 1
     */
    void showMoment(double appeared, String counted, double glowing) {
        appear(appeared);
        chips.show(counted);
        if (glow != glowing) {
            glow = glowing;
            repaint();
        }
    }

    /** Shows the row as it is after the animation. */
    void showWhole() {
        showMoment(1, row.chips(), 0);
    }

    boolean hasWon() {
        return row.hasWon();
    }

    /** Checks whether a reaction is still shown, and hides one whose time is over. */
    boolean heed(long nanos) {
        return bubble.heed(nanos);
    }

    @Override
    public void paint(Graphics graphics) {
        if (appeared() < 1) {
            paintPlace(graphics);
        }
        super.paint(graphics);
        if (glow > 0) {
            Graphics2D g = Paint.smooth(graphics);
            Palette palette = Palette.current();
            Paint.edge(
                    g,
                    Palette.alpha(palette.gold(), glow),
                    0,
                    0,
                    getWidth(),
                    getHeight(),
                    Scale.of(RADIUS),
                    Scale.of(3));
            g.dispose();
        }
    }

    /** Paints where the row will appear. */
    private void paintPlace(Graphics graphics) {
        Graphics2D g = Paint.smooth(graphics);
        Palette palette = Palette.current();
        g.setColor(palette.control());
        g.setStroke(Paint.dashed(1, Scale.of(4), Scale.of(4)));
        g.draw(Paint.round(0.5, 0.5, getWidth() - 1, getHeight() - 1, Scale.of(RADIUS)));
        Lettering.of(String.valueOf(row.place()), Type.Weight.SEMIBOLD, Type.SECTION)
                .write(g, palette.third(), Scale.of(16), getHeight() / 2.0);
        g.dispose();
    }

    /** The chips at the end of a row. A screen reader always says the final ones. */
    private static final class Figure extends SpokenPart {
        private static final int HEIGHT = 30;

        private final StandingsScreen.Row row;
        private String shown;

        Figure(StandingsScreen.Row row) {
            super(AccessibleRole.LABEL);
            this.row = row;
            this.shown = row.chips();
        }

        void show(String chips) {
            if (!shown.equals(chips)) {
                shown = chips;
                repaint();
            }
        }

        private Lettering line() {
            return Lettering.of(
                    shown,
                    row.mine() || row.hasWon() ? Type.Weight.BOLD : Type.Weight.SEMIBOLD,
                    row.hasWon() ? Type.SECTION + 4 : Type.SECTION);
        }

        @Override
        public Dimension getPreferredSize() {
            return new Dimension((int) Math.ceil(line().width()), Scale.px(HEIGHT));
        }

        @Override
        protected void paintComponent(Graphics graphics) {
            Graphics2D g = Paint.smooth(graphics);
            line().writeRight(g, Palette.current().text(), getWidth(), getHeight() / 2.0);
            g.dispose();
        }

        @Override
        protected String spoken() {
            return row.chips();
        }
    }
}
