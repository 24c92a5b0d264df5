package org.tiengow.swing.theme.part;

import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Insets;
import javax.swing.JLabel;
import org.tiengow.swing.theme.Lettering;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.Type;

/** One line of text in the typography of the program, see {@link Lettering}. A text that is too long is cut with an ellipsis. */
public final class Label extends JLabel {
    private final Type.Weight weight;
    private final double size;
    private final Tone tone;

    /** Creates a label; its size is at scale 1. */
    public Label(String text, Type.Weight weight, double size, Tone tone) {
        super(text);
        this.weight = weight;
        this.size = size;
        this.tone = tone;
    }

    /** Creates a label of running text. */
    public static Label body(String text) {
        return new Label(text, Type.Weight.REGULAR, Type.BODY, Tone.TEXT);
    }

    /** Creates a label of smaller, quieter text. */
    public static Label small(String text) {
        return new Label(text, Type.Weight.REGULAR, Type.SMALL, Tone.SECOND);
    }

    /** Creates the caption of a field. */
    public static Label caption(String text) {
        return new Label(text, Type.Weight.REGULAR, Type.CAPTION, Tone.SECOND);
    }

    /** Creates a heading inside a page. */
    public static Label heading(String text) {
        return new Label(text, Type.Weight.SEMIBOLD, Type.MAIN, Tone.TEXT);
    }

    /** Creates the title of a section. */
    public static Label section(String text) {
        return new Label(text, Type.Weight.SEMIBOLD, Type.SECTION, Tone.TEXT);
    }

    /** Creates the title of a sheet. */
    public static Label title(String text) {
        return new Label(text, Type.Weight.SEMIBOLD, Type.TITLE, Tone.TEXT);
    }

    @Override
    public Dimension getPreferredSize() {
        Lettering line = line();
        Insets insets = getInsets();
        int iconHeight = getIcon() == null ? 0 : getIcon().getIconHeight();
        int height = Math.max(iconHeight, Math.round(Scale.of(size) * 1.4f));
        return new Dimension(
                (int) Math.ceil(line.width()) + iconWidth() + insets.left + insets.right,
                height + insets.top + insets.bottom);
    }

    @Override
    public Dimension getMinimumSize() {
        return getPreferredSize();
    }

    @Override
    public Dimension getMaximumSize() {
        return getPreferredSize();
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = Paint.smooth(graphics);
        Insets insets = getInsets();
        Lettering line = line();
        double room = getWidth() - insets.left - insets.right - iconWidth();
        if (line.width() > room + 1) {
            line = Lettering.within(getText(), weight, size, size, room);
        }
        double x = insets.left;
        double middle = insets.top + (getHeight() - insets.top - insets.bottom) / 2.0;
        double spare = room - line.width();
        if (getHorizontalAlignment() == CENTER) {
            x += spare / 2;
        } else if (getHorizontalAlignment() == RIGHT || getHorizontalAlignment() == TRAILING) {
            x += spare;
        }
        if (getIcon() != null) {
            setForeground(tone.colour());
            getIcon().paintIcon(this, g, (int) Math.round(x), (int)
                    Math.round(middle - getIcon().getIconHeight() / 2.0));
        }
        line.write(g, tone.colour(), x + iconWidth(), middle);
        g.dispose();
    }

    private int iconWidth() {
        return getIcon() == null ? 0 : getIcon().getIconWidth() + Scale.px(getIconTextGap());
    }

    private Lettering line() {
        return Lettering.of(getText(), weight, size);
    }
}
