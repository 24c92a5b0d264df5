package org.tiengow.swing.view.sheet;

import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.util.List;
import javax.swing.JRadioButton;
import org.tiengow.presentation.icon.Symbol;
import org.tiengow.presentation.sheet.SheetScreen.Choice;
import org.tiengow.presentation.words.People;
import org.tiengow.swing.theme.Lettering;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.Wrapping;
import org.tiengow.swing.theme.part.DrawnButton;
import org.tiengow.swing.theme.part.FocusRing;
import org.tiengow.swing.theme.part.Plate;

/** A radio button drawn as a row with a name, a note, and the disc of a seat if there is one. The chosen one has a tick. */
final class ChoiceButton extends JRadioButton {
    private static final int PADDING = 14;
    private static final int DISC = 36;
    private static final int TICK = 18;
    private static final int USUAL_WIDTH = 488;
    private static final double LINE = 1.45;

    private final Choice choice;

    ChoiceButton(Choice choice, String name) {
        this.choice = choice;
        DrawnButton.bare(this);
        setRolloverEnabled(true);
        setName(name);
        setSelected(choice.chosen());
        getAccessibleContext().setAccessibleName(choice.spoken());
    }

    @Override
    public Dimension getPreferredSize() {
        int room = Scale.px(FocusRing.ROOM);
        int width = getWidth() > 0 ? getWidth() : Scale.px(USUAL_WIDTH) + 2 * room;
        double text = nameHeight() + lines(width).size() * lineHeight();
        double high = Math.max(text, choice.disc() == null ? 0 : Scale.of(DISC)) + Scale.of(2 * PADDING);
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
        if (choice.disc() != null) {
            Plate.disc(
                    g,
                    choice.disc().colour(),
                    People.initial(choice.disc().name()),
                    choice.disc().face(),
                    room + Scale.of(PADDING) + r,
                    middle,
                    r);
        }
        if (isSelected()) {
            double tick = Scale.of(TICK);
            Paint.symbol(g, Symbol.TICK, palette.focus(), room + w - Scale.of(PADDING) - tick, middle - tick / 2, tick);
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
        Lettering name = Lettering.within(choice.head(), Type.Weight.SEMIBOLD, Type.MAIN, Type.SMALL, room(getWidth()));
        name.write(g, palette.text(), left, y + nameHeight() / 2);
        y += nameHeight();
        for (Lettering line : lines) {
            line.write(g, palette.second(), left, y + lineHeight() / 2);
            y += lineHeight();
        }
    }

    private List<Lettering> lines(int width) {
        return choice.note().isEmpty()
                ? List.of()
                : Wrapping.wrap(choice.note(), Type.Weight.REGULAR, Type.SMALL, room(width));
    }

    private int room(int width) {
        int left = (int) Math.ceil(textLeft());
        int right = Scale.px(FocusRing.ROOM + 2 * PADDING + TICK);
        return Math.max(Scale.px(80), width - left - right);
    }

    private double textLeft() {
        return Scale.px(FocusRing.ROOM) + Scale.of(PADDING + (choice.disc() == null ? 0 : DISC + 12));
    }

    private static double nameHeight() {
        return Scale.of(Type.MAIN * LINE);
    }

    private static double lineHeight() {
        return Scale.of(Type.SMALL * LINE);
    }
}
