package org.tiengow.swing.theme.part;

import java.awt.Color;
import java.awt.Cursor;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import org.jspecify.annotations.Nullable;
import org.tiengow.presentation.icon.Symbol;
import org.tiengow.swing.theme.Lettering;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.Type;

/** A button without a frame: a link, or an icon with or without a label, as in bars. */
public final class TextButton extends DrawnButton {
    /** Least distance between a link's words and its edge, at scale 1. */
    public static final int INSET = 2;

    private final @Nullable Symbol symbol;
    private final boolean underlined;
    private final Type.Weight weight;
    private final double size;
    private Tone tone;
    private boolean labelled = true;
    private boolean allowed = true;

    private TextButton(
            String text, @Nullable Symbol symbol, boolean underlined, Type.Weight weight, double size, Tone tone) {
        super(text);
        this.symbol = symbol;
        this.underlined = underlined;
        this.weight = weight;
        this.size = size;
        this.tone = tone;
        setCursor(Cursor.getPredefinedCursor(Cursor.HAND_CURSOR));
        getAccessibleContext().setAccessibleName(text);
    }

    /** Creates an underlined word inside text of a size. */
    public static TextButton link(String text, double size, Tone tone) {
        return new TextButton(text, null, true, Type.Weight.REGULAR, size, tone);
    }

    /** Creates a clickable word, underlined and in bold, as in banners. */
    public static TextButton word(String text, Tone tone) {
        return new TextButton(text, null, true, Type.Weight.SEMIBOLD, Type.BODY, tone);
    }

    /** Creates an icon with a label. */
    public static TextButton tool(Symbol symbol, String text) {
        return new TextButton(text, symbol, false, Type.Weight.REGULAR, Type.BODY - 0.5, Tone.SECOND);
    }

    /** Creates an icon alone; the text is its accessible name and its tool tip. */
    public static TextButton sign(Symbol symbol, String text) {
        TextButton button = tool(symbol, text);
        button.labelled = false;
        button.setToolTipText(text);
        return button;
    }

    public TextButton toned(Tone other) {
        this.tone = other;
        return this;
    }

    /** Replaces the label and the accessible name. */
    public void rename(String text) {
        setText(text);
        getAccessibleContext().setAccessibleName(text);
        showHint();
    }

    /** Shows the label beside the icon, or the icon alone with the label as its tool tip. */
    public void setLabelled(boolean labelled) {
        this.labelled = labelled;
        showHint();
    }

    /**
     * Sets whether the button may be pressed now. A disallowed button keeps the focus and still calls its listeners, so that they can
     * explain why it is disallowed.
     *
     * @param whyNot the tool tip and accessible description while it is disallowed
     */
    public void setAllowed(boolean allowed, String whyNot) {
        this.allowed = allowed;
        getAccessibleContext().setAccessibleDescription(whyNot);
        showHint();
        repaint();
    }

    private void showHint() {
        String whyNot = allowed ? "" : getAccessibleContext().getAccessibleDescription();
        setToolTipText(!whyNot.isEmpty() ? whyNot : labelled ? null : getText());
    }

    @Override
    public Dimension getPreferredSize() {
        int least = Scale.px(32);
        int gap = Scale.px(underlined ? INSET : 6);
        int width = (int) Math.ceil(contentWidth()) + 2 * gap;
        return new Dimension(Math.max(least, width), least);
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = Paint.smooth(graphics);
        double middle = getHeight() / 2.0;
        Lettering line = line();
        double besides = contentWidth() - (labelled ? line.width() : 0);
        double room = getWidth() - besides - 2 * Scale.of(INSET);
        if (line.width() > room + 1) {
            line = Lettering.within(getText(), weight, size, size, room);
        }
        double x = (getWidth() - besides - (labelled ? line.width() : 0)) / 2;
        Color colour = colour();
        if (symbol != null) {
            double sign = Scale.of(18);
            Paint.symbol(g, symbol, colour, x, middle - sign / 2, sign);
            x += sign + Scale.of(8);
        }
        if (labelled) {
            double base = Lettering.baseline(middle, size);
            line.draw(g, colour, x, base);
            if (underlined) {
                Paint.fill(g, colour, x, base + Scale.of(3), line.width(), Math.max(1, Scale.of(1)), 0);
            }
        }
        if (isFocusOwner()) {
            boolean onFelt = tone == Tone.FELT || tone == Tone.FELT_SECOND;
            Color ring = onFelt ? Palette.current().sky() : Palette.current().focus();
            Paint.edge(g, ring, 0, 0, getWidth(), getHeight(), Scale.of(6), Scale.of(2));
        }
        g.dispose();
    }

    private Color colour() {
        if (!allowed) {
            return Palette.current().disabledText();
        }
        return getModel().isRollover() && tone == Tone.SECOND ? Tone.TEXT.colour() : tone.colour();
    }

    private double contentWidth() {
        double sign = symbol == null ? 0 : Scale.of(labelled ? 18 + 8 : 18);
        return sign + (labelled ? line().width() : 0);
    }

    private Lettering line() {
        return Lettering.of(getText(), weight, size);
    }
}
