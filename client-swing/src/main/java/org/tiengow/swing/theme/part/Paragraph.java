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
 * A text that wraps: at spaces between Latin words, anywhere between Chinese letters. Its preferred height depends on its width. Before
 * it has a width, it assumes the usual one.
 */
public final class Paragraph extends SpokenPart {
    private final Type.Weight weight;
    private final double size;
    private Tone tone;
    private final int usualWidth;
    private String text;
    /** Share of a line's unused width that lies before the line. */
    private double before;

    /** Creates a paragraph; its size and its usual width are at scale 1. */
    public Paragraph(String text, Type.Weight weight, double size, Tone tone, int usualWidth) {
        super(AccessibleRole.LABEL);
        this.text = text;
        this.weight = weight;
        this.size = size;
        this.tone = tone;
        this.usualWidth = usualWidth;
    }

    /** Creates running text in the second tone. */
    public static Paragraph body(String text, int usualWidth) {
        return new Paragraph(text, Type.Weight.REGULAR, Type.BODY, Tone.SECOND, usualWidth);
    }

    /** Creates smaller text in the second tone. */
    public static Paragraph small(String text, int usualWidth) {
        return new Paragraph(text, Type.Weight.REGULAR, Type.SMALL, Tone.SECOND, usualWidth);
    }

    /** Centres each line. */
    public Paragraph centred() {
        before = 0.5;
        return this;
    }

    /** Aligns each line to the right. */
    public Paragraph atTheEnd() {
        before = 1;
        return this;
    }

    /** Returns the height that the text needs at a width, both in pixels. */
    public int heightIn(int width) {
        return Math.round(Wrapping.wrap(text, weight, size, width).size() * lineHeight());
    }

    /** Returns the least width, in pixels, that cuts no word: that of the longest. */
    public int leastWidth() {
        return (int) Math.ceil(Wrapping.wrap(text, weight, size, 0).stream()
                .map(Lettering::width)
                .max(Float::compare)
                .orElse(0f));
    }

    public void setText(String text) {
        if (!text.equals(this.text)) {
            this.text = text;
            revalidate();
            repaint();
        }
    }

    public void setTone(Tone tone) {
        this.tone = tone;
        repaint();
    }

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
            // Parents that are just being laid out discard the first request when they finish, so it is repeated.
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
