package org.tiengow.swing.view.replay;

import java.awt.Graphics;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.swing.JComboBox;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.tiengow.presentation.icon.Symbol;
import org.tiengow.presentation.replay.ReplayScreen;
import org.tiengow.presentation.replay.ReplayScreen.Control;
import org.tiengow.presentation.replay.ReplayScreen.ControlKind;
import org.tiengow.swing.theme.Lettering;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.part.ButtonKind;
import org.tiengow.swing.theme.part.PushButton;
import org.tiengow.swing.view.UiFactory;

/** The strip of controls below the table: buttons that step, a slider over all moments, the point of view, and the pace. */
final class Transport extends JPanel {
    /** Greatest width of a view in its box, at scale 1. */
    private static final int MOST_VIEW = 120;

    private static final int NARROW = 760;

    private final Map<ControlKind, StepButton> steps = new EnumMap<>(ControlKind.class);
    private final Timeline timeline;
    private final JComboBox<String> views = new JComboBox<>();
    private final JComboBox<String> paces = new JComboBox<>();
    private final PushButton payments;
    private boolean showing;
    private boolean settled;

    Transport(ReplayScreen screen, ReplayInput input) {
        super(new MigLayout(
                "insets 8 12 8 12, gap 2, fillx, novisualpadding, hidemode 3",
                "[][][][][][][]8[grow,fill]8[]6[]2[]",
                "[center]"));
        setName("replay-transport");
        for (ControlKind kind : List.of(
                ControlKind.START,
                ControlKind.PREVIOUS_TRICK,
                ControlKind.BACK,
                ControlKind.PLAY,
                ControlKind.FORWARD,
                ControlKind.NEXT_TRICK,
                ControlKind.END)) {
            StepButton button = new StepButton(kind == ControlKind.PLAY);
            UiFactory.button(
                    button, "replay-" + kind.name().toLowerCase(Locale.ROOT), () -> input.control(button.kind()));
            steps.put(kind, button);
            add(button);
        }
        timeline = new Timeline(input::to);
        add(timeline, "cell 7 0, h 36!, wmin 120");
        prepare(views, "replay-view", screen.viewLabel(), screen.views());
        views.addActionListener(event -> {
            if (!showing) {
                input.view(views.getSelectedIndex());
            }
        });
        add(views, "cell 8 0, h 36!, wmax 190");
        prepare(paces, "replay-pace", screen.paceLabel(), screen.paces());
        paces.addActionListener(event -> {
            if (!showing) {
                input.pace(paces.getSelectedIndex());
            }
        });
        add(paces, "cell 9 0, h 36!");
        payments = UiFactory.button(
                new PushButton(ButtonKind.SECOND, "").high(36),
                "replay-payments",
                () -> input.control(ControlKind.PAYMENTS));
        add(payments, "cell 10 0");
        show(screen);
    }

    /** Shows the current position, and which steps are possible. */
    void show(ReplayScreen screen) {
        showing = true;
        settled = false;
        for (Control control : screen.controls()) {
            if (control.kind() == ControlKind.PAYMENTS) {
                payments.setText(control.words());
                payments.getAccessibleContext().setAccessibleName(control.words());
                settled = true;
            } else {
                // Play and pause share one button.
                ControlKind place = control.kind() == ControlKind.PAUSE ? ControlKind.PLAY : control.kind();
                StepButton button = steps.get(place);
                if (button != null) {
                    button.show(control, symbol(control.kind()));
                }
            }
        }
        payments.setVisible(settled && getWidth() >= Scale.px(NARROW));
        timeline.show(screen);
        fill(views, screen.views().stream().map(Transport::shortened).toList());
        views.setSelectedIndex(screen.view());
        fill(paces, screen.paces());
        paces.setSelectedIndex(screen.pace());
        showing = false;
    }

    /** Hides controls when large text leaves no room. The slider, the log and the keys do the same work. */
    @Override
    public void doLayout() {
        boolean narrow = getWidth() < Scale.px(NARROW);
        steps.forEach(
                (kind, button) -> button.setVisible(!narrow || kind != ControlKind.START && kind != ControlKind.END));
        paces.setVisible(!narrow);
        payments.setVisible(settled && !narrow);
        super.doLayout();
    }

    @Override
    protected void paintComponent(Graphics g) {
        Paint.surface(g, this, 0, 0, getWidth(), 1);
    }

    /** Cuts the name in a view, because a box cuts emoji wrongly. */
    private static String shortened(String view) {
        return Lettering.within(view, Type.Weight.REGULAR, Type.SMALL, Type.SMALL, Scale.of(MOST_VIEW))
                .text();
    }

    private static void prepare(JComboBox<String> box, String name, String spoken, List<String> items) {
        UiFactory.prepare(box, name, spoken);
        UiFactory.setFont(box, Type.SMALL, String.join("", items));
    }

    private static void fill(JComboBox<String> box, List<String> items) {
        boolean same = box.getItemCount() == items.size();
        for (int i = 0; same && i < items.size(); i++) {
            same = items.get(i).equals(box.getItemAt(i));
        }
        if (!same) {
            box.removeAllItems();
            items.forEach(box::addItem);
            UiFactory.setFont(box, Type.SMALL, String.join("", items));
        }
    }

    private static Symbol symbol(ControlKind kind) {
        return switch (kind) {
            case START -> Symbol.TO_START;
            case PREVIOUS_TRICK -> Symbol.SKIP_BACK;
            case BACK -> Symbol.LEFT;
            case PLAY -> Symbol.PLAY;
            case PAUSE -> Symbol.PAUSE;
            case FORWARD -> Symbol.RIGHT;
            case NEXT_TRICK -> Symbol.SKIP;
            case END -> Symbol.TO_END;
            case PAYMENTS -> Symbol.INFO;
        };
    }
}
