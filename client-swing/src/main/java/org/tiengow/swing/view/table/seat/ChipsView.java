package org.tiengow.swing.view.table.seat;

import java.awt.Color;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import javax.swing.JComponent;
import org.tiengow.presentation.table.TableScreen;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.view.table.motion.ChipMove;
import org.tiengow.swing.view.table.motion.Easing;
import org.tiengow.swing.view.table.motion.Movement;

/** The chips that travel from plate to plate during a payment, above everything else on the felt. */
public final class ChipsView extends JComponent {
    private static final double RADIUS = 8;
    private static final Color BONE = new Color(0xF6F1E5);
    private static final Color RIM = new Color(0xBDB4A0);
    private static final Color SHADE = new Color(0, 0, 0, 90);

    private final IntFunction<Rectangle> plates;
    private List<Disc> discs = List.of();

    private record Disc(Point2D at, Color colour) {}

    public ChipsView(IntFunction<Rectangle> plates) {
        this.plates = plates;
    }

    /** Shows the chips on their way between two screens, each from its departure to its arrival. */
    public void show(Movement movement, TableScreen after) {
        List<Disc> next = new ArrayList<>();
        for (ChipMove move : ChipMove.on(movement.before(), after)) {
            Color colour = colourOf(after, move.from());
            for (int i = 0; i < Math.min(Movement.MOST_CHIPS, move.chips()); i++) {
                double time = movement.time(i);
                if (time > 0 && time < 1) {
                    next.add(new Disc(between(move, Easing.out(time)), colour));
                }
            }
        }
        set(next);
    }

    public void clear() {
        set(List.of());
    }

    private void set(List<Disc> next) {
        discs.forEach(this::repaintDisc);
        discs = next;
        discs.forEach(this::repaintDisc);
    }

    private void repaintDisc(Disc disc) {
        int r = Scale.px((int) RADIUS + 3);
        repaint((int) disc.at().getX() - r, (int) disc.at().getY() - r, 2 * r, 2 * r);
    }

    private Point2D between(ChipMove move, double share) {
        Rectangle from = plates.apply(move.from());
        Rectangle to = plates.apply(move.to());
        double x = from.getCenterX() + (to.getCenterX() - from.getCenterX()) * share;
        double y = from.getCenterY() + (to.getCenterY() - from.getCenterY()) * share;
        return new Point2D.Double(x, y);
    }

    private static Color colourOf(TableScreen screen, int seat) {
        return screen.seat(seat)
                .map(each -> Palette.current().seats().get(each.colour()))
                .orElse(RIM);
    }

    @Override
    public boolean contains(int x, int y) {
        return false;
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        if (discs.isEmpty()) {
            return;
        }
        Graphics2D g = Paint.smooth(graphics);
        double r = Scale.of(RADIUS);
        for (Disc disc : discs) {
            double x = disc.at().getX();
            double y = disc.at().getY();
            Paint.disc(g, SHADE, x, y + r * 0.25, r);
            Paint.disc(g, RIM, x, y + r * 0.12, r);
            Paint.disc(g, BONE, x, y, r);
            Paint.disc(g, disc.colour(), x, y, r * 0.62);
            Paint.disc(g, BONE, x, y, r * 0.4);
        }
        g.dispose();
    }
}
