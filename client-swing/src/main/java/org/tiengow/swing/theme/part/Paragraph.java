package org.tiengow.swing.theme.part;

import java.awt.Dimension;
import java.awt.EventQueue;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.util.List;
import javax.accessibility.AccessibleRole;
import org.tiengow.swing.theme.Lettering;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.Wrapping;

/**
 * Text that wraps: at spaces between Latin words, anywhere between Chinese letters. It asks for the height that its width
 * needs; before it has a width it takes the one it was made for.
 */
public final class Paragraph extends SpokenPart {
    private final Type.Weight weight;
    private final double size;
    private Tone tone;
    private final int usualWidth;
    private String text;
    /** The share of a line's spare room that stands before it. */
    private double before;

    /** A text of a weight, a size at scale 1 and a tone, made for a width at scale 1. */
    public Paragraph(String text, Type.Weight weight, double size, Tone tone, int usualWidth) {
        super(AccessibleRole.LABEL);
        this.text = text;
        this.weight = weight;
        this.size = size;
        this.tone = tone;
        this.usualWidth = usualWidth;
    }

    /** Running text in the second tone. */
    public static Paragraph body(String text, int usualWidth) {
        return new Paragraph(text, Type.Weight.REGULAR, Type.BODY, Tone.SECOND, usualWidth);
    }

    /** Smaller text in the second tone. */
    public static Paragraph small(String text, int usualWidth) {
        return new Paragraph(text, Type.Weight.REGULAR, Type.SMALL, Tone.SECOND, usualWidth);
    }

    /** Sets each line in the middle of the width. */
    public Paragraph centred() {
        before = 0.5;
        return this;
    }

    /** Ends each line at the right. */
    public Paragraph atTheEnd() {
        before = 1;
        return this;
    }

    /** How high it is in a width, both in pixels. */
    public int heightIn(int width) {
        return Math.round(Wrapping.wrap(text, weight, size, width).size() * lineHeight());
    }

    /** Shows another text. */
    public void setText(String text) {
        if (!text.equals(this.text)) {
            this.text = text;
            revalidate();
            repaint();
        }
    }

    /** Gives the text another tone. */
    public void setTone(Tone tone) {
        this.tone = tone;
        repaint();
    }

    /** The text shown. */
    public String getText() {
        return text;
    }

    @Override
    public Dimension getPreferredSize() {
        int width = getWidth() > 0 ? getWidth() : Scale.px(usualWidth);
        List<Lettering> lines = Wrapping.wrap(text, weight, size, width);
        float widest = lines.stream().map(Lettering::width).max(Float::compare).orElse(0f);
        int wanted = getWidth() > 0 ? getWidth() : (int) Math.ceil(widest);
        return new Dimension(wanted, Math.round(lines.size() * lineHeight()));
    }

    @Override
    public Dimension getMinimumSize() {
        return new Dimension(Scale.px(80), getPreferredSize().height);
    }

    @Override
    public void setBounds(int x, int y, int width, int height) {
        boolean otherWidth = width != getWidth();
        super.setBounds(x, y, width, height);
        if (otherWidth && getPreferredSize().height != height) {
            revalidate();
            // While parents are being laid out they forget this as soon as they are done.
            EventQueue.invokeLater(this::revalidate);
        }
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = Paint.smooth(graphics);
        double middle = lineHeight() / 2;
        for (Lettering line : Wrapping.wrap(text, weight, size, getWidth())) {
            line.write(g, tone.colour(), (getWidth() - line.width()) * before, middle);
            middle += lineHeight();
        }
        g.dispose();
    }

    @Override
    protected String spoken() {
        return text;
    }

    private float lineHeight() {
        return Scale.of(size * 1.45);
    }
}
