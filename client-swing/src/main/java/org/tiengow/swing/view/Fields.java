package org.tiengow.swing.view;

import java.awt.Dimension;
import java.awt.Insets;
import java.util.List;
import javax.swing.BorderFactory;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JScrollBar;
import javax.swing.JScrollPane;
import javax.swing.JTextField;
import javax.swing.event.DocumentEvent;
import javax.swing.event.DocumentListener;
import org.tiengow.presentation.words.Option;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.Type;

/** Fields and scroll panes as every screen has them. */
public final class Fields {
    /** For MigLayout: fields and links inside stand on the lines of what is around them, their rings of focus outside. */
    public static final String RING_OUT = "pad 0 -2 0 2";

    private static final String AT_SCALE = "tiengow.atScale";

    private Fields() {}

    /** Names a field for tests and for screen readers, and says in its emptiness what belongs there. */
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

    /** Names a list to choose from. */
    public static void prepare(JComboBox<?> box, String name, String spoken) {
        box.setName(name);
        onScale(box, () -> setLetters(box));
        box.getAccessibleContext().setAccessibleName(spoken);
    }

    /** Offers these values, of which one is in force. */
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

    /** Gives a part the font that has every letter of a text, at a size of scale 1, at any scale. */
    public static void setFont(JComponent part, double size, String text) {
        Runnable font = () -> part.setFont(Type.Weight.REGULAR.font(size, text));
        font.run();
        onScale(part, font);
    }

    /** Runs something, instead of what was to run till now, whenever the scale may be another than before. */
    private static void onScale(JComponent part, Runnable act) {
        if (part.getClientProperty(AT_SCALE) == null) {
            part.addPropertyChangeListener("UI", event -> ((Runnable) part.getClientProperty(AT_SCALE)).run());
        }
        part.putClientProperty(AT_SCALE, act);
    }

    /** Runs something whenever the text of a field changes. */
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

    /** A pane that scrolls up and down, with no edge and no ground of its own. */
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

    /** A scroll bar that keeps away from what it scrolls. */
    private static final class ApartScrollBar extends JScrollBar {
        private static final int GAP = 6;

        ApartScrollBar() {
            super(VERTICAL);
        }

        @Override
        public Insets getInsets() {
            return new Insets(0, Scale.px(GAP), 0, 0);
        }

        @Override
        public Dimension getPreferredSize() {
            Dimension size = super.getPreferredSize();
            return new Dimension(size.width + Scale.px(GAP), size.height);
        }
    }
}
