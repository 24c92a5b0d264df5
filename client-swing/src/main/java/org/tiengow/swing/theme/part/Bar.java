package org.tiengow.swing.theme.part;

import java.awt.Component;
import java.awt.Dimension;
import java.awt.Graphics;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.swing.JComponent;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.tiengow.presentation.icon.Symbol;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.Type;

/** The bar along the top of a screen: a back button, a title, further components after it, and tools at the right end. */
public final class Bar extends JPanel {
    private final TextButton back;
    private final Label title = new Label("", Type.Weight.SEMIBOLD, Type.MAIN, Tone.TEXT);
    private final JPanel left = strip();
    private final JPanel right = strip();
    private final Map<TextButton, Boolean> tools = new LinkedHashMap<>();
    private boolean compact;

    /**
     * Creates a bar.
     *
     * @param backName the name of the back button for screen readers
     */
    public Bar(String backName) {
        super(new MigLayout("insets 0 8 0 8, fill, novisualpadding", "[]6[]14[]push[]", "[center,grow,fill]"));
        back = TextButton.sign(Symbol.BACK, backName);
        back.setName("back");
        add(back, "growy 0");
        add(title, "growy 0, wmin 0");
        add(left);
        add(right);
    }

    public TextButton back() {
        return back;
    }

    /** Sets the tool tip and the accessible name of the back button. */
    public void setBack(String name) {
        back.setToolTipText(name);
        back.getAccessibleContext().setAccessibleName(name);
    }

    public void setTitle(String text) {
        title.setText(text);
    }

    /** Adds a component after the title. */
    public void addLeft(JComponent component) {
        left.add(component);
    }

    /** Adds a tool at the right end. It shows its label if {@code labelled} and there is room, otherwise its icon alone. */
    public void addTool(TextButton tool, boolean labelled) {
        tools.put(tool, labelled);
        right.add(tool);
    }

    public void clearTools() {
        tools.clear();
        right.removeAll();
    }

    /** Makes the bar lower, for small windows. */
    public void setCompact(boolean compact) {
        if (this.compact != compact) {
            this.compact = compact;
            revalidate();
        }
    }

    /** Hides what does not fit: first the labels of the tools, then the left strip from its end. The title is shortened last. */
    @Override
    public void doLayout() {
        for (Component component : left.getComponents()) {
            component.setVisible(true);
        }
        left.invalidate();
        label(true);
        if (left.getPreferredSize().width + right.getPreferredSize().width + besides() > getWidth()) {
            label(false);
        }
        int room = getWidth() - right.getPreferredSize().width - besides();
        for (Component component : left.getComponents()) {
            room -= component.getPreferredSize().width + Scale.px(10);
            component.setVisible(room >= -Scale.px(10));
        }
        left.invalidate();
        super.doLayout();
    }

    private void label(boolean roomy) {
        tools.forEach((tool, labelled) -> tool.setLabelled(roomy && labelled));
        right.invalidate();
    }

    private int besides() {
        return back.getPreferredSize().width + title.getPreferredSize().width + Scale.px(56);
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(super.getPreferredSize().width, Scale.px(compact ? 44 : 48));
    }

    @Override
    protected void paintComponent(Graphics g) {
        Paint.surface(g, this, 0, getHeight() - 1, getWidth(), 1);
    }

    private static JPanel strip() {
        JPanel strip =
                new JPanel(new MigLayout("insets 0, gap 10, filly, novisualpadding, hidemode 3", "", "[center]"));
        strip.setOpaque(false);
        return strip;
    }
}
