package org.tiengow.swing.theme.part;

import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import org.jspecify.annotations.Nullable;
import org.tiengow.presentation.icon.Symbol;
import org.tiengow.swing.theme.Lettering;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.Type;

/** A seat on the lobby's felt: a player's plate, or a free seat with a dashed edge. */
public final class SeatButton extends DrawnButton {
    private @Nullable Plate plate;
    private String title = "";
    private String hint = "";
    private double zoom = 1;

    /** Creates an empty button. Call {@link #show(Plate)} or {@link #showFree} next. */
    public SeatButton() {
        super("");
    }

    /** Shows the plate of a player. */
    public void show(Plate shown) {
        plate = shown;
        getAccessibleContext().setAccessibleName(shown.name() + ", " + shown.caption());
        repaint();
    }

    /** Shows a free seat with its name and the effect of a click. */
    public void showFree(String name, String whatAClickDoes) {
        plate = null;
        title = name;
        hint = whatAClickDoes;
        getAccessibleContext().setAccessibleName(name + ", " + whatAClickDoes);
        repaint();
    }

    /** Enlarges the seat with all that is on it; 1 is the usual size. */
    public void setZoom(double wanted) {
        zoom = wanted;
        repaint();
    }

    /** Returns the size of a seat in the usual size, in pixels. */
    public static Dimension usualSize() {
        return size(1);
    }

    private static Dimension size(double zoom) {
        int room = Scale.px(FocusRing.ROOM);
        return new Dimension(
                (int) Math.round(Scale.px(200) * zoom) + 2 * room, (int) Math.round(Scale.px(67) * zoom) + 2 * room);
    }

    @Override
    public Dimension getPreferredSize() {
        return size(zoom);
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = Paint.smooth(graphics);
        double room = Scale.px(FocusRing.ROOM);
        double w = getWidth() - 2 * room;
        double h = getHeight() - 2 * room;
        Graphics2D enlarged = (Graphics2D) g.create();
        enlarged.translate(room, room);
        enlarged.scale(zoom, zoom);
        if (plate != null) {
            plate.paint(enlarged, 0, 0, w / zoom, h / zoom);
        } else {
            paintFree(enlarged, 0, 0, w / zoom, h / zoom);
        }
        enlarged.dispose();
        if (isFocusOwner()) {
            FocusRing.paint(g, room, room, w, h, Scale.of(12 * zoom), true);
        }
        g.dispose();
    }

    private void paintFree(Graphics2D g, double x, double y, double w, double h) {
        Palette palette = Palette.current();
        g.setColor(Palette.alpha(palette.feltText(), getModel().isRollover() ? 0.8 : 0.5));
        g.setStroke(Paint.dashed(1, 4, 3));
        g.draw(Paint.round(x + 0.5, y + 0.5, w - 1, h - 1, Scale.of(12)));
        double r = h * 0.32;
        double centre = x + Scale.of(12) + r;
        double middle = y + h / 2;
        g.draw(new Ellipse2D.Double(centre - r, middle - r, 2 * r, 2 * r));
        Paint.symbol(g, Symbol.PLUS, palette.feltText(), centre - r / 2, middle - r / 2, r);
        double left = centre + r + Scale.of(12);
        Lettering.of(title, Type.Weight.SEMIBOLD, Type.BODY + 0.5).write(g, palette.feltText(), left, y + h * 0.35);
        Lettering.of(hint, Type.Weight.REGULAR, Type.CAPTION).write(g, palette.feltSecond(), left, y + h * 0.65);
    }
}
