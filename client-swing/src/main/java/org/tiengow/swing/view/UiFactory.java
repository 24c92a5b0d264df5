package org.tiengow.swing.view;

import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Insets;
import java.awt.event.ActionEvent;
import java.util.List;
import javax.swing.AbstractAction;
import javax.swing.AbstractButton;
import javax.swing.BorderFactory;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JScrollBar;
import javax.swing.JScrollPane;
import javax.swing.JTextField;
import javax.swing.KeyStroke;
import javax.swing.event.DocumentEvent;
import javax.swing.event.DocumentListener;
import net.miginfocom.swing.MigLayout;
import org.tiengow.presentation.words.Option;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.Type;

/** A factory of the components that every screen has: panels, buttons, text fields, combo boxes and scroll panes. */
public final class UiFactory {
    /** MigLayout constraint that aligns the bodies of fields and links with their surroundings. Their focus rings lie outside. */
    public static final String RING_OUT = "pad 0 -2 0 2";

    private static final String AT_SCALE = "tiengow.atScale";

    private UiFactory() {}

    /** Returns a transparent panel with a MigLayout. */
    public static JPanel clear(String options, String columns, String rows) {
        JPanel panel = new JPanel(new MigLayout(options, columns, rows));
        panel.setOpaque(false);
        return panel;
    }

    /** Runs the action when the key is pressed while the component or one of its descendants has the focus. */
    public static void onKey(JComponent part, String key, Runnable act) {
        part.getInputMap(JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).put(KeyStroke.getKeyStroke(key), key);
        part.getActionMap().put(key, new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent event) {
                act.run();
            }
        });
    }

    /** Prepares a button: its action, and the name by which tests and the restoring of the focus find it. */
    public static <B extends AbstractButton> B button(B button, String name, Runnable act) {
        button.setName(name);
        button.addActionListener(event -> act.run());
        return button;
    }

    /** Prepares a text field: its name for tests, its accessible name, and the placeholder shown while it is empty. */
    public static void prepare(JTextField field, String name, String spoken, String placeholder) {
        field.setName(name);
        Runnable letters = () -> {
            String text = field.getText().isEmpty() ? placeholder : field.getText();
            field.setFont(Type.Weight.REGULAR.font(Type.BODY, text));
        };
        letters.run();
        onChange(field, letters);
        onScale(field, letters);
        field.getAccessibleContext().setAccessibleName(spoken);
        if (!placeholder.isEmpty()) {
            field.putClientProperty("JTextField.placeholderText", placeholder);
        }
    }

    /** Prepares a combo box: its name for tests, and its accessible name. */
    public static void prepare(JComboBox<?> box, String name, String spoken) {
        box.setName(name);
        onScale(box, () -> setLetters(box));
        box.getAccessibleContext().setAccessibleName(spoken);
    }

    /** Fills a combo box with these options and selects the chosen one. */
    public static <T> void fill(JComboBox<Option<T>> box, List<Option<T>> options, T chosen) {
        box.removeAllItems();
        for (Option<T> option : options) {
            box.addItem(option);
            if (option.value().equals(chosen)) {
                box.setSelectedItem(option);
            }
        }
        setLetters(box);
    }

    private static void setLetters(JComboBox<?> box) {
        StringBuilder letters = new StringBuilder();
        for (int i = 0; i < box.getItemCount(); i++) {
            letters.append(box.getItemAt(i) instanceof Option<?> option ? option.words() : box.getItemAt(i));
        }
        box.setFont(Type.Weight.REGULAR.font(Type.BODY, letters.toString()));
    }

    /**
     * Gives a component a font that contains every letter of the text, at a size of scale 1. The font follows later changes of the scale.
     */
    public static void setFont(JComponent part, double size, String text) {
        Runnable font = () -> part.setFont(Type.Weight.REGULAR.font(size, text));
        font.run();
        onScale(part, font);
    }

    /**
     * Runs the action whenever the scale may have changed, that is when the look and feel is installed. Replaces the previous action of the
     * component.
     */
    private static void onScale(JComponent part, Runnable act) {
        if (part.getClientProperty(AT_SCALE) == null) {
            part.addPropertyChangeListener("UI", event -> ((Runnable) part.getClientProperty(AT_SCALE)).run());
        }
        part.putClientProperty(AT_SCALE, act);
    }

    /** Runs the action whenever the text of the field changes. */
    public static void onChange(JTextField field, Runnable act) {
        field.getDocument().addDocumentListener(new DocumentListener() {
            @Override
            public void insertUpdate(DocumentEvent event) {
                act.run();
            }

            @Override
            public void removeUpdate(DocumentEvent event) {
                act.run();
            }

            @Override
            public void changedUpdate(DocumentEvent event) {
                act.run();
            }
        });
    }

    /** Returns a scroll pane that scrolls only vertically, without border and background. */
    public static JScrollPane scroll(JComponent content) {
        JScrollPane scroll = new JScrollPane(
                content, JScrollPane.VERTICAL_SCROLLBAR_AS_NEEDED, JScrollPane.HORIZONTAL_SCROLLBAR_NEVER);
        scroll.setVerticalScrollBar(new ApartScrollBar());
        scroll.setBorder(BorderFactory.createEmptyBorder());
        scroll.setOpaque(false);
        scroll.getViewport().setOpaque(false);
        scroll.getVerticalScrollBar().setUnitIncrement(24);
        scroll.getVerticalScrollBar().setOpaque(false);
        return scroll;
    }

    /** A scroll bar that keeps a gap between itself and the content. */
    private static final class ApartScrollBar extends JScrollBar {
        private static final int GAP = 6;

        ApartScrollBar() {
            super(VERTICAL);
        }

        @Override
        public Insets getInsets() {
            return new Insets(0, Scale.px(GAP), 0, 0);
        }

        /** Paints nothing where nothing can be scrolled; a bar that keeps its place is then only a gap. */
        @Override
        public void paint(Graphics g) {
            if (getVisibleAmount() < getMaximum() - getMinimum()) {
                super.paint(g);
            }
        }

        @Override
        public Dimension getPreferredSize() {
            Dimension size = super.getPreferredSize();
            return new Dimension(size.width + Scale.px(GAP), size.height);
        }
    }
}
