package org.tiengow.swing.view.lobby;

import java.awt.BasicStroke;
import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.LayoutManager;
import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import org.jspecify.annotations.Nullable;
import org.tiengow.presentation.icon.Symbol;
import org.tiengow.presentation.lobby.LobbyInput;
import org.tiengow.presentation.lobby.LobbyScreen;
import org.tiengow.presentation.lobby.LobbyScreen.Seat;
import org.tiengow.presentation.lobby.LobbyScreen.SeatKind;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.part.FeltPanel;
import org.tiengow.swing.theme.part.Paragraph;
import org.tiengow.swing.theme.part.Plate;
import org.tiengow.swing.theme.part.SeatButton;
import org.tiengow.swing.theme.part.Tone;
import org.tiengow.swing.view.Menus;

/** The seats round a small table, with the user's seat nearest, and the direction of play. */
final class LobbyTable extends JPanel {
    private final LobbyInput input;
    private final FeltPanel felt = FeltPanel.table(new Round());
    private final Paragraph direction =
            new Paragraph("", Type.Weight.REGULAR, Type.SMALL, Tone.FELT_SECOND, 130).centred();
    private final JComponent arrows = new Arrows();
    private final List<SeatButton> buttons = new ArrayList<>();
    private List<Seat> seats = List.of();
    private boolean clockwise;

    LobbyTable(LobbyInput input) {
        super(new BorderLayout());
        this.input = input;
        setOpaque(false);
        felt.add(direction);
        felt.add(arrows);
        add(felt);
    }

    void show(LobbyScreen screen) {
        clockwise = screen.clockwise();
        direction.setText(screen.direction());
        if (!screen.seats().equals(seats)) {
            seats = screen.seats();
            while (buttons.size() < seats.size()) {
                addButton();
            }
            while (buttons.size() > seats.size()) {
                felt.remove(buttons.remove(buttons.size() - 1));
            }
            for (int i = 0; i < seats.size(); i++) {
                show(buttons.get(i), seats.get(i));
            }
        }
        felt.revalidate();
        repaint();
    }

    private void addButton() {
        SeatButton button = new SeatButton();
        int place = buttons.size();
        button.addActionListener(event -> openMenu(button, seats.get(place)));
        buttons.add(button);
        felt.add(button, 0);
    }

    private static void show(SeatButton button, Seat seat) {
        button.setName("lobby-seat-" + seat.seat());
        if (seat.kind() == SeatKind.FREE) {
            button.showFree(seat.name(), seat.note());
        } else {
            Plate.Edge edge = seat.lost() ? Plate.Edge.LOST : seat.ready() ? Plate.Edge.READY : Plate.Edge.PLAIN;
            button.show(Plate.of(seat.colour(), seat.name(), seat.initial(), sign(seat), seat.note(), edge)
                    .with(seat.face()));
        }
        button.getAccessibleContext().setAccessibleName(seat.accessible());
    }

    private static @Nullable Symbol sign(Seat seat) {
        if (seat.phone()) {
            return seat.lost() ? Symbol.MOON : Symbol.PHONE;
        }
        return seat.kind() == SeatKind.BOT ? Symbol.ROBOT : null;
    }

    private void openMenu(SeatButton button, Seat seat) {
        if (seat.acts().isEmpty()) {
            return;
        }
        JPopupMenu menu = new JPopupMenu();
        for (LobbyScreen.SeatAct act : seat.acts()) {
            String name = "seat-" + act.kind() + (act.level().isEmpty() ? "" : "-" + act.level())
                    + (act.other() < 0 ? "" : "-" + act.other());
            if (act.kind() == LobbyScreen.SeatActKind.KICK && menu.getComponentCount() > 0) {
                menu.addSeparator();
            }
            String words = act.note().isEmpty() ? act.words() : act.words() + " · " + act.note();
            menu.add(Menus.item(words, name, () -> input.actOnSeat(seat.seat(), act)));
        }
        Menus.below(menu, button);
    }

    /** The layout of the seats: the user's at the bottom, then right, top and left; the reverse when play goes clockwise. */
    private final class Round implements LayoutManager {
        private static final int STACK_MARGIN = 12;
        /** Width kept free between the seats at the sides, for the direction of play. */
        private static final int MIDDLE = 190;

        private static final int LEAST_DIRECTION = 100;

        private static final double MOST_ZOOM = 1.5;

        @Override
        public void layoutContainer(Container parent) {
            int w = parent.getWidth();
            int h = parent.getHeight();
            double zoom = isStacked(w) ? 1 : zoom(w, h);
            buttons.forEach(button -> button.setZoom(zoom));
            if (isStacked(w)) {
                stack(w);
                return;
            }
            int seat = buttons.isEmpty() ? 0 : buttons.get(0).getPreferredSize().height;
            int margin = Math.max(Scale.px(8), Math.min(Scale.px(24), (h - 3 * seat) / 4));
            for (int i = 0; i < buttons.size(); i++) {
                Dimension size = buttons.get(i).getPreferredSize();
                int[][] places = {
                    {(w - size.width) / 2, h - size.height - margin},
                    {w - size.width - margin, (h - size.height) / 2},
                    {(w - size.width) / 2, margin},
                    {margin, (h - size.height) / 2}
                };
                int place = place(i);
                buttons.get(i).setBounds(places[place][0], places[place][1], size.width, size.height);
            }
            int free =
                    buttons.isEmpty() ? 0 : w - 2 * (buttons.get(0).getPreferredSize().width + margin + Scale.px(16));
            int width = Math.min(Scale.px(130), free);
            int height = direction.heightIn(width);
            boolean fits = free >= Scale.px(LEAST_DIRECTION) && height <= h - 2 * (seat + margin);
            direction.setVisible(fits); // the arrows show it too
            direction.setBounds((w - width) / 2, (h - height) / 2, width, height);
            arrows.setBounds(0, 0, w, h);
        }

        /** Returns how far the seats can be enlarged: as far as the felt has room, to a limit. */
        private double zoom(int w, int h) {
            Dimension usual = SeatButton.usualSize();
            double across = (w - Scale.px(MIDDLE)) / (2.0 * usual.width);
            double down = (h - Scale.px(3 * 24)) / (3.0 * usual.height);
            return Math.max(1, Math.min(MOST_ZOOM, Math.min(across, down)));
        }

        /** Lays out the seats in one column, in playing order. Used for large text in a narrow table. */
        private void stack(int w) {
            int y = Scale.px(STACK_MARGIN);
            for (SeatButton button : buttons) {
                Dimension size = button.getPreferredSize();
                int wide = Math.min(size.width, w - 2 * Scale.px(STACK_MARGIN));
                button.setBounds((w - wide) / 2, y, wide, size.height);
                y += size.height;
            }
            direction.setVisible(false);
            arrows.setBounds(0, 0, 0, 0);
        }

        private boolean isStacked(int w) {
            return w > 0 && !buttons.isEmpty() && w < 2 * SeatButton.usualSize().width + Scale.px(3 * 20);
        }

        private int stackHeight() {
            return 2 * Scale.px(STACK_MARGIN) + buttons.size() * SeatButton.usualSize().height;
        }

        private int place(int index) {
            int turned = clockwise ? (buttons.size() - index) % buttons.size() : index;
            return buttons.size() == 2 ? 2 * turned : turned == 2 && buttons.size() == 3 ? 3 : turned;
        }

        @Override
        public Dimension preferredLayoutSize(Container parent) {
            return isStacked(parent.getWidth())
                    ? new Dimension(Scale.px(220), stackHeight())
                    : new Dimension(Scale.px(620), Scale.px(440));
        }

        @Override
        public Dimension minimumLayoutSize(Container parent) {
            return new Dimension(0, isStacked(parent.getWidth()) ? stackHeight() : Scale.px(236));
        }

        @Override
        public void addLayoutComponent(String name, Component component) {
            // The layout uses the fields of the panel.
        }

        @Override
        public void removeLayoutComponent(Component component) {
            // The layout uses the fields of the panel.
        }
    }

    /** Two arrows in the direction of play. */
    private final class Arrows extends JComponent {
        private static final int LEAST_FOR_ARROWS = 430;

        @Override
        protected void paintComponent(Graphics graphics) {
            if (getHeight() < Scale.px(LEAST_FOR_ARROWS)) {
                return;
            }
            Graphics2D g = Paint.smooth(graphics);
            g.setColor(Palette.alpha(Palette.current().feltText(), 0.5));
            g.setStroke(new BasicStroke(Scale.of(2), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
            double dy = Scale.of(76);
            g.translate(getWidth() / 2.0, getHeight() / 2.0);
            if (clockwise) {
                g.scale(-1, 1);
            }
            arrow(g, dy);
            g.rotate(Math.PI);
            arrow(g, dy);
            g.dispose();
        }

        private void arrow(Graphics2D g, double dy) {
            double half = Scale.of(40);
            double head = Scale.of(9);
            Path2D path = new Path2D.Double();
            path.moveTo(-half, dy);
            path.quadTo(0, dy + Scale.of(18), half, dy);
            path.moveTo(half - head, dy - Scale.of(3));
            path.lineTo(half, dy);
            path.lineTo(half - Scale.of(5), dy + head);
            g.draw(path);
        }
    }
}
