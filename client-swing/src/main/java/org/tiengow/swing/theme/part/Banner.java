package org.tiengow.swing.theme.part;

import java.awt.Graphics;
import java.awt.Graphics2D;
import java.util.List;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.tiengow.presentation.icon.Symbol;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.Type;

/** A strip that describes a problem and offers solutions as clickable words. */
public final class Banner extends JPanel {
    private final Paragraph words;
    private final List<TextButton> ways;

    /** Creates a banner with a text and the clickable words after it. */
    public Banner(String text, TextButton... ways) {
        super(new MigLayout("insets 4 48 4 16", "[grow,fill]8[]", "[36::,grow,center]"));
        setOpaque(false);
        this.ways = List.of(ways);
        words = new Paragraph(text, Type.Weight.REGULAR, Type.BODY, Tone.TEXT, 480);
        words.setName("banner-words");
        add(words);
        for (TextButton way : ways) {
            add(way);
        }
    }

    /** Returns the clickable words, in their order. */
    public List<TextButton> ways() {
        return ways;
    }

    /** Returns the height that the banner needs at a width, both in pixels. */
    public int heightIn(int width) {
        int beside = Scale.px(64)
                + ways.stream()
                        .mapToInt(way -> way.getPreferredSize().width + Scale.px(8))
                        .sum();
        return words.heightIn(width - beside) + Scale.px(8);
    }

    public void setText(String text) {
        words.setText(text);
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = Paint.smooth(graphics);
        Palette palette = Palette.current();
        Paint.fill(g, palette.banner(), 0, 0, getWidth(), getHeight(), Scale.of(10));
        Paint.edge(g, palette.bannerEdge(), 0, 0, getWidth(), getHeight(), Scale.of(10), 1);
        double size = Scale.of(18);
        Paint.symbol(g, Symbol.INFO, palette.goldText(), Scale.of(16), (getHeight() - size) / 2, size);
        g.dispose();
        super.paintComponent(graphics);
    }
}
