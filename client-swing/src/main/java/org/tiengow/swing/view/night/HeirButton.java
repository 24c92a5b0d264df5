package org.tiengow.swing.view.night;

import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.util.List;
import javax.swing.BorderFactory;
import javax.swing.JRadioButton;
import org.tiengow.presentation.sheet.HandOverScreen.Heir;
import org.tiengow.swing.theme.Lettering;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.Symbol;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.Wrapping;
import org.tiengow.swing.theme.part.FocusRing;
import org.tiengow.swing.theme.part.Plate;

/** Somebody the night may go to: a row with the name, the seat and the words of the key; the chosen one has a tick. */
final class HeirButton extends JRadioButton {
    private static final int PADDING = 14;
    private static final int DISC = 36;
    private static final int TICK = 18;
    private static final int USUAL_WIDTH = 488;
    private static final double LINE = 1.45;

    private Heir heir;

    HeirButton(Heir heir) {
        this.heir = heir;
        setOpaque(false);
        setContentAreaFilled(false);
        setBorder(BorderFactory.createEmptyBorder());
        setRolloverEnabled(true);
        show(heir);
    }

    void show(Heir shown) {
        heir = shown;
        setName("heir-" + shown.seat());
        setSelected(shown.chosen());
        getAccessibleContext().setAccessibleName(shown.accessible());
        revalidate();
        repaint();
    }

    @Override
    public Dimension getPreferredSize() {
        int room = Scale.px(FocusRing.ROOM);
        int width = getWidth() > 0 ? getWidth() : Scale.px(USUAL_WIDTH) + 2 * room;
        double text = nameHeight() + lines(width).size() * lineHeight();
        double high = Math.max(text, Scale.of(DISC)) + Scale.of(2 * PADDING);
        return new Dimension(width, (int) Math.ceil(high) + 2 * room);
    }

    @Override
    public Dimension getMinimumSize() {
        return new Dimension(Scale.px(200), getPreferredSize().height);
    }

    @Override
    public void setBounds(int x, int y, int width, int height) {
        boolean otherWidth = width != getWidth();
        super.setBounds(x, y, width, height);
        if (otherWidth && getPreferredSize().height != height) {
            revalidate();
        }
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = Paint.smooth(graphics);
        Palette palette = Palette.current();
        double room = Scale.px(FocusRing.ROOM);
        double w = getWidth() - 2 * room;
        double h = getHeight() - 2 * room;
        double radius = Scale.of(12);
        Paint.fill(g, getModel().isRollover() ? palette.secondHover() : palette.secondFill(), room, room, w, h, radius);
        Paint.edge(
                g,
                isSelected() ? palette.focus() : palette.control(),
                room,
                room,
                w,
                h,
                radius,
                isSelected() ? Scale.of(2) : 1);
        double r = Scale.of(DISC) / 2;
        double middle = getHeight() / 2.0;
        Plate.disc(g, heir.colour(), initial(), room + Scale.of(PADDING) + r, middle, r);
        if (isSelected()) {
            double tick = Scale.of(TICK);
            Symbol.CHECK.paint(g, palette.focus(), room + w - Scale.of(PADDING) - tick, middle - tick / 2, tick);
        }
        paintText(g, palette, textLeft(), middle);
        if (isFocusOwner()) {
            FocusRing.paint(g, room, room, w, h, radius, false);
        }
        g.dispose();
    }

    private void paintText(Graphics2D g, Palette palette, double left, double middle) {
        List<Lettering> lines = lines(getWidth());
        double y = middle - (nameHeight() + lines.size() * lineHeight()) / 2;
        Lettering name = Lettering.of(heir.name(), Type.Weight.SEMIBOLD, Type.MAIN);
        name.draw(g, palette.text(), left, Lettering.baseline(y + nameHeight() / 2, Type.MAIN));
        Lettering.of(heir.place(), Type.Weight.REGULAR, Type.SMALL)
                .draw(
                        g,
                        palette.second(),
                        left + name.width() + Scale.of(8),
                        Lettering.baseline(y + nameHeight() / 2, Type.MAIN));
        y += nameHeight();
        for (Lettering line : lines) {
            line.draw(g, palette.second(), left, Lettering.baseline(y + lineHeight() / 2, Type.SMALL));
            y += lineHeight();
        }
    }

    private List<Lettering> lines(int width) {
        int left = (int) Math.ceil(textLeft());
        int right = Scale.px(FocusRing.ROOM + 2 * PADDING + TICK);
        return heir.key().isEmpty()
                ? List.of()
                : Wrapping.wrap(
                        heir.key(), Type.Weight.REGULAR, Type.SMALL, Math.max(Scale.px(80), width - left - right));
    }

    private static double textLeft() {
        return Scale.px(FocusRing.ROOM) + Scale.of(PADDING + DISC + 12);
    }

    private static double nameHeight() {
        return Scale.of(Type.MAIN * LINE);
    }

    private static double lineHeight() {
        return Scale.of(Type.SMALL * LINE);
    }

    private String initial() {
        return heir.name().substring(0, heir.name().offsetByCodePoints(0, 1));
    }
}
