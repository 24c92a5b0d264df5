package org.tiengow.swing.theme.part;

import java.awt.Color;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.util.function.Supplier;
import javax.swing.JRadioButton;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.table.SeatFace;
import org.tiengow.presentation.icon.Symbol;
import org.tiengow.swing.theme.FacePicture;
import org.tiengow.swing.theme.Lettering;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.Type;

/** One of several values side by side. The chosen one has a tick and an edge in the colour of selection. */
public final class Segment extends JRadioButton {
    private static final int HEIGHT = 36;
    private static final int SIGN = 14;
    private static final int FACE = 22;

    private final @Nullable Supplier<Color> dot;
    private final @Nullable SeatFace face;

    /** Creates a value with its name. */
    public Segment(String text) {
        this(text, null, null);
    }

    /** Creates a value that is a colour, with its name. */
    public Segment(String text, @Nullable Supplier<Color> dot) {
        this(text, dot, null);
    }

    /** Creates a value that is a face, with its name. */
    public Segment(String text, SeatFace face) {
        this(text, null, face);
    }

    private Segment(String text, @Nullable Supplier<Color> dot, @Nullable SeatFace face) {
        super(text);
        this.dot = dot;
        this.face = face;
        DrawnButton.bare(this);
        setRolloverEnabled(true);
        getAccessibleContext().setAccessibleName(text);
    }

    @Override
    public Dimension getPreferredSize() {
        int room = Scale.px(FocusRing.ROOM);
        double wide = signs() + line().width() + Scale.of(2 * 14);
        return new Dimension((int) Math.ceil(wide) + 2 * room, Scale.px(HEIGHT) + 2 * room);
    }

    @Override
    public Dimension getMinimumSize() {
        return getPreferredSize();
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = Paint.smooth(graphics);
        Palette palette = Palette.current();
        double room = Scale.px(FocusRing.ROOM);
        double w = getWidth() - 2 * room;
        double h = getHeight() - 2 * room;
        double radius = Scale.of(8);
        double middle = getHeight() / 2.0;
        Color fill = getModel().isRollover() ? palette.secondHover() : palette.secondFill();
        Paint.fill(g, fill, room, room, w, h, radius);
        if (isSelected()) {
            Paint.edge(g, palette.focus(), room, room, w, h, radius, Scale.of(2));
        } else {
            Paint.edge(g, palette.control(), room, room, w, h, radius, 1);
        }
        double sign = Scale.of(SIGN);
        double tick = isSelected() ? sign + Scale.of(5) : 0;
        double swatch = swatch();
        double x = (getWidth() - tick - swatch - line().width()) / 2;
        if (dot != null) {
            Paint.fill(g, dot.get(), x, middle - sign / 2, sign, sign, sign / 2);
            x += swatch;
        } else if (face != null) {
            double half = Scale.of(FACE / 2.0);
            FacePicture.paint(g, face, palette.text(), fill, x + half, middle, half / FacePicture.SHARE);
            x += swatch;
        }
        if (isSelected()) {
            Paint.symbol(g, Symbol.TICK, palette.focus(), x, middle - sign / 2, sign);
            x += tick;
        }
        line().write(g, isSelected() ? palette.text() : palette.second(), x, middle);
        if (isFocusOwner()) {
            FocusRing.paint(g, room, room, w, h, radius, false);
        }
        g.dispose();
    }

    /** Returns the width of the icons. The tick always has its room, so that the width stays when another value is chosen. */
    private double signs() {
        return Scale.of(SIGN + 5) + swatch();
    }

    private double swatch() {
        return dot != null ? Scale.of(SIGN + 7) : face != null ? Scale.of(FACE + 7) : 0;
    }

    private Lettering line() {
        return Lettering.of(getText(), Type.Weight.SEMIBOLD, Type.SMALL + 0.5);
    }
}
