package org.tiengow.swing.theme.part;

import java.awt.Dimension;
import java.awt.Graphics;
import javax.swing.JComponent;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.Symbol;
import org.tiengow.swing.theme.Type;

/** The strip along the top of a screen: a way back, a title, and what stands left and right of the free middle. */
public final class Bar extends JPanel {
    private final TextButton back;
    private final Label title = new Label("", Type.Weight.SEMIBOLD, Type.MAIN, Tone.TEXT);
    private final JPanel left = strip();
    private final JPanel right = strip();
    private boolean compact;

    /** A bar whose way back is called this for a screen reader. */
    public Bar(String backName) {
        super(new MigLayout("insets 0 8 0 8, fill, novisualpadding", "[]6[]14[]push[]", "[center,grow,fill]"));
        back = TextButton.sign(Symbol.BACK, backName);
        back.setName("back");
        add(back, "growy 0");
        add(title, "growy 0");
        add(left);
        add(right);
    }

    /** The way back. */
    public TextButton back() {
        return back;
    }

    /** Shows a title. */
    public void setTitle(String text) {
        title.setText(text);
    }

    /** Adds something after the title. */
    public void addLeft(JComponent component) {
        left.add(component);
    }

    /** Adds something at the right end. */
    public void addRight(JComponent component) {
        right.add(component);
    }

    /** Takes away all that was added at the right end. */
    public void clearRight() {
        right.removeAll();
    }

    /** Makes it lower, for small windows. */
    public void setCompact(boolean compact) {
        if (this.compact != compact) {
            this.compact = compact;
            revalidate();
        }
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(super.getPreferredSize().width, Scale.px(compact ? 44 : 48));
    }

    @Override
    protected void paintComponent(Graphics g) {
        Palette palette = Palette.current();
        g.setColor(palette.surface());
        g.fillRect(0, 0, getWidth(), getHeight());
        g.setColor(palette.line());
        g.fillRect(0, getHeight() - 1, getWidth(), 1);
    }

    private static JPanel strip() {
        JPanel strip = new JPanel(new MigLayout("insets 0, gap 10, filly, novisualpadding", "", "[center]"));
        strip.setOpaque(false);
        return strip;
    }
}
