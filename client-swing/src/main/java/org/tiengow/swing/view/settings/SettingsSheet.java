package org.tiengow.swing.view.settings;

import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.event.ItemEvent;
import java.util.function.UnaryOperator;
import javax.swing.ButtonGroup;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JSlider;
import javax.swing.JTextField;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.table.SeatFace;
import org.tiengow.engine.tile.TileKind;
import org.tiengow.presentation.settings.Settings;
import org.tiengow.presentation.settings.SettingsScreen;
import org.tiengow.presentation.settings.SettingsScreen.Choice;
import org.tiengow.presentation.settings.SettingsScreen.Entry;
import org.tiengow.presentation.settings.SettingsScreen.Item;
import org.tiengow.presentation.settings.SettingsScreen.Kind;
import org.tiengow.presentation.settings.SettingsScreen.Section;
import org.tiengow.presentation.settings.SettingsScreen.Slider;
import org.tiengow.presentation.settings.SettingsScreen.Toggle;
import org.tiengow.presentation.settings.SettingsScreen.Value;
import org.tiengow.swing.theme.Felt;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.part.ButtonKind;
import org.tiengow.swing.theme.part.FocusRing;
import org.tiengow.swing.theme.part.Label;
import org.tiengow.swing.theme.part.Paragraph;
import org.tiengow.swing.theme.part.PushButton;
import org.tiengow.swing.theme.part.Segment;
import org.tiengow.swing.theme.part.Switch;
import org.tiengow.swing.theme.part.TextButton;
import org.tiengow.swing.theme.part.Tone;
import org.tiengow.swing.tile.TileLook;
import org.tiengow.swing.tile.Tiles;
import org.tiengow.swing.view.Flow;
import org.tiengow.swing.view.Reflow;
import org.tiengow.swing.view.ScrollPage;
import org.tiengow.swing.view.UiFactory;

/** The sheet with all settings, in sections that scroll. Every change takes effect while the sheet is open. */
public final class SettingsSheet extends JPanel {
    /** Preferred width at scale 1. */
    public static final int WIDTH = 780;
    /** Preferred height at scale 1. */
    public static final int HEIGHT = 704;

    private static final int LABELS = 220;
    private static final int VALUES = 440;
    private static final int SLIDER = 240;
    /** The step of a slider, in percent. */
    private static final int STEP = 5;

    private final SettingsInput input;
    private final ScrollPage scrollPage = new ScrollPage("[grow,fill]", 1);
    private final JScrollPane scroll;
    private final Label title = Label.title("");
    private final TextButton about = TextButton.link("", Type.BODY, Tone.LINK);
    private final PushButton done = new PushButton(ButtonKind.SECOND, "");
    private @Nullable JComponent first;
    private String focused = "";

    /** Creates a sheet for these settings. {@code look} is the look of the tiles in its preview. */
    public SettingsSheet(SettingsScreen screen, TileLook look, SettingsInput input) {
        super(new MigLayout("insets 24 32 16 32, fill, wrap 1", "[grow,fill]", "[]8[grow,fill]8[]"));
        this.input = input;
        setOpaque(false);
        setName("settings");
        scroll = UiFactory.scroll(scrollPage);
        title.setName("settings-title");
        add(title, "wmin 0");
        add(scroll, "hmin 120, wmin 0");
        done.setName("settings-close");
        done.addActionListener(event -> input.close());
        about.setName("settings-about");
        about.addActionListener(event -> input.about());
        JPanel foot = UiFactory.clear("insets 0, fillx, novisualpadding", "[]push[]", "");
        foot.add(about, "wmin 0");
        foot.add(done);
        add(foot, "wmin 0, pad 0 " + -TextButton.INSET + " 0 " + FocusRing.ROOM);
        show(screen, look);
    }

    /** Shows the current settings in the current language. The scroll position and the focus stay where they were. */
    public void show(SettingsScreen screen, TileLook look) {
        Point place = scroll.getViewport().getViewPosition();
        title.setText(screen.title());
        about.setText(screen.about());
        about.getAccessibleContext().setAccessibleName(screen.about());
        done.setText(screen.close());
        scrollPage.removeAll();
        first = null;
        for (Section section : screen.sections()) {
            scrollPage.add(Label.section(section.title()), "gaptop 12, wmin 0");
            for (Item item : section.items()) {
                scrollPage.add(row(item, look), "wmin 0");
            }
        }
        revalidate();
        repaint();
        scroll.getViewport().setViewPosition(place);
        SwingUtilities.invokeLater(() -> {
            if (isShowing()) {
                requestFocusInWindow();
            }
        });
    }

    @Override
    public boolean requestFocusInWindow() {
        Component last = focused.isEmpty() ? null : find(scrollPage, focused);
        Component wanted = last == null ? first : last;
        return wanted == null ? done.requestFocusInWindow() : wanted.requestFocusInWindow();
    }

    private static @Nullable Component find(Container parent, String name) {
        for (Component child : parent.getComponents()) {
            if (name.equals(child.getName())) {
                return child;
            }
            Component below = child instanceof Container container ? find(container, name) : null;
            if (below != null) {
                return below;
            }
        }
        return null;
    }

    /** Applies a change. It may rebuild the whole sheet, so the name of the control is kept to restore its focus. */
    private void change(Component cause, UnaryOperator<Settings> change) {
        focused = cause.getName();
        input.change(change);
    }

    private <C extends JComponent> C reachable(C control) {
        if (first == null) {
            first = control;
        }
        return control;
    }

    /**
     * Returns the row of a setting: its label on the left and its values on the right, or one below the other where there is little room.
     */
    private JComponent row(Item item, TileLook look) {
        JPanel words = new JPanel(new MigLayout("insets 0, gap 0 2, fillx, wrap 1, novisualpadding", "[grow,fill]"));
        words.setOpaque(false);
        words.add(new Paragraph(item.label(), Type.Weight.REGULAR, Type.BODY, Tone.TEXT, LABELS), "wmin 0");
        if (!item.help().isEmpty()) {
            words.add(new Paragraph(item.help(), Type.Weight.REGULAR, Type.CAPTION, Tone.SECOND, LABELS), "wmin 0");
        }
        return new Reflow(
                        "insets 4 0 4 0, gap 16 2, fillx, novisualpadding",
                        LABELS + VALUES,
                        "[" + LABELS + "!,fill][grow,fill]",
                        "[grow,fill]")
                .with(words, "cell 0 0, aligny top, gaptop 13, wmin 0", "cell 0 0, wmin 0")
                .with(item.match(new Controls(look)), "cell 1 0, aligny top, wmin 0", "cell 0 1, wmin 0");
    }

    /** The controls for each kind of setting. */
    private final class Controls implements SettingsScreen.Cases<JComponent> {
        private final TileLook look;

        Controls(TileLook look) {
            this.look = look;
        }

        @Override
        public JComponent choice(Choice choice) {
            Flow values = new Flow(2, VALUES);
            ButtonGroup group = new ButtonGroup();
            int colour = Settings.NO_COLOUR;
            for (Value value : choice.values()) {
                int shown = colour++;
                Segment segment = segment(choice.kind(), value, shown);
                segment.setName("settings-" + choice.id() + "-" + value.id());
                segment.getAccessibleContext().setAccessibleName(value.words());
                segment.getAccessibleContext().setAccessibleDescription(choice.label());
                segment.setSelected(value.chosen());
                segment.addItemListener(
                        event -> { // the arrow keys select without an action event
                            if (event.getStateChange() == ItemEvent.SELECTED) {
                                change(segment, value.change());
                            }
                        });
                group.add(segment);
                values.add(segment);
                if (value.chosen()) {
                    reachable(segment);
                }
            }
            if (choice.kind() == Kind.TILES) {
                values.add(new TilePair(look));
            }
            return values;
        }

        private static Segment segment(Kind kind, Value value, int shown) {
            if (kind == Kind.COLOURS && shown >= 0) {
                return new Segment(
                        value.words(), () -> Palette.current().seats().get(shown));
            }
            return kind == Kind.FACES && shown >= 0
                    ? new Segment(value.words(), SeatFace.values()[shown])
                    : new Segment(value.words());
        }

        @Override
        public JComponent toggle(Toggle toggle) {
            Switch control = new Switch("");
            control.setName("settings-" + toggle.id());
            control.getAccessibleContext().setAccessibleName(toggle.label());
            control.setSelected(toggle.on());
            control.addActionListener(event -> change(control, toggle.change()));
            JPanel line = new JPanel(new MigLayout("insets 7 0 0 0, novisualpadding")); // aligned with the label
            line.setOpaque(false);
            line.add(reachable(control));
            return line;
        }

        /** Returns a slider that applies its value when it is let go. */
        @Override
        public JComponent slider(Slider slider) {
            JSlider control = new JSlider(0, 100, slider.percent());
            control.setName("settings-" + slider.id());
            control.setOpaque(false);
            control.setMinorTickSpacing(STEP);
            control.setSnapToTicks(true);
            control.getAccessibleContext().setAccessibleName(slider.label());
            control.addChangeListener(event -> {
                if (!control.getValueIsAdjusting() && control.getValue() != slider.percent()) {
                    change(control, now -> now.withSound(now.sound().withVolume(control.getValue())));
                }
            });
            JPanel line =
                    new JPanel(new MigLayout("insets 7 0 0 0, novisualpadding", "[" + SLIDER + "!]12[]", "[center]"));
            line.setOpaque(false);
            line.add(reachable(control), "growx, hmin 32"); // a bar is too thin to be hit
            line.add(Label.small(slider.words()));
            return line;
        }

        @Override
        public JComponent entry(Entry entry) {
            JPanel panel =
                    new JPanel(new MigLayout("insets 0 4 0 4, gap 0 4, fillx, wrap 1, hidemode 3", "[grow,fill]"));
            panel.setOpaque(false);
            JTextField field = new JTextField(entry.text());
            UiFactory.prepare(field, "settings-" + entry.id(), entry.label(), "");
            Paragraph problem = new Paragraph(entry.wrong(), Type.Weight.REGULAR, Type.SMALL, Tone.MINUS, VALUES);
            problem.setVisible(false);
            UiFactory.onChange(field, () -> {
                boolean good = Settings.isGoodName(field.getText());
                problem.setVisible(!good);
                panel.revalidate();
                if (good) {
                    change(field, now -> now.withName(field.getText().strip()));
                }
            });
            panel.add(field, "h 44!, wmin 60");
            panel.add(problem, "wmin 0");
            reachable(field);
            return panel;
        }
    }

    /** A preview of the chosen tile look: Heaven and a nine on a piece of felt. */
    private static final class TilePair extends JComponent {
        private static final int WIDTH = 104;
        private static final int HEIGHT = 84;
        private static final int TILE = 25;
        /** Margins at scale 1 that align the preview with the buttons before it, at the distance they have from each other. */
        private static final int ABOVE = 4;

        private static final int BEFORE = 4;

        private final Tiles tiles;

        TilePair(TileLook look) {
            tiles = new Tiles(look);
        }

        @Override
        public Dimension getPreferredSize() {
            return new Dimension(Scale.px(BEFORE + WIDTH), Scale.px(ABOVE + HEIGHT));
        }

        @Override
        protected void paintComponent(Graphics graphics) {
            Graphics2D g = Paint.smooth(graphics);
            g.translate(Scale.px(BEFORE), Scale.px(ABOVE));
            double wide = Scale.of(WIDTH);
            double high = Scale.of(HEIGHT);
            g.setPaint(Felt.gradient(Palette.current(), 0, 0, wide, high));
            g.fill(Paint.round(0, 0, wide, high, Scale.of(12)));
            double tile = Scale.of(TILE);
            double x = (wide - 2.15 * tile) / 2;
            double y = (high - Tiles.height(tile)) / 2;
            tiles.face(g, TileKind.HEAVEN, x, y, tile);
            tiles.face(g, TileKind.NINE_63, x + 1.15 * tile, y, tile);
            g.dispose();
        }
    }
}
