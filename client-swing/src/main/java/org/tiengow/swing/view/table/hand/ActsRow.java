package org.tiengow.swing.view.table.hand;

import java.awt.Container;
import java.awt.Rectangle;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import javax.swing.JComponent;
import org.tiengow.presentation.table.TableInput;
import org.tiengow.presentation.table.TableScreen.Act;
import org.tiengow.presentation.table.TableScreen.ActKind;
import org.tiengow.swing.theme.part.FocusRing;
import org.tiengow.swing.theme.part.KeyCap;
import org.tiengow.swing.theme.part.PushButton;
import org.tiengow.swing.view.table.layout.TableLayout;

/** The row of buttons below the hand. */
public final class ActsRow {
    private final Container felt;
    private final TableInput input;
    private final Map<ActKind, PushButton> buttons = new EnumMap<>(ActKind.class);
    private List<Act> acts = List.of();

    public ActsRow(Container felt, TableInput input) {
        this.felt = felt;
        this.input = input;
    }

    /** Replaces the buttons of the row. Returns true if a button that disappeared had the focus. */
    public boolean show(List<Act> next) {
        if (next.equals(acts)) {
            return false;
        }
        boolean focused = shown().stream().anyMatch(JComponent::isFocusOwner);
        acts = next;
        buttons.forEach((kind, button) -> button.setVisible(next.stream().anyMatch(act -> act.kind() == kind)));
        for (Act act : next) {
            PushButton button = button(act.kind());
            button.setMain(act.main());
            button.setText(act.words());
            button.setAllowed(act.enabled(), act.whyNot());
            button.setOn(act.on());
            button.setVisible(true);
        }
        return focused && shown().stream().noneMatch(JComponent::isFocusOwner);
    }

    /** Returns the visible buttons, from left to right. */
    public List<JComponent> shown() {
        return acts.stream().<JComponent>map(act -> button(act.kind())).toList();
    }

    /** Returns the button of a kind, visible or not. */
    public PushButton button(ActKind kind) {
        return buttons.computeIfAbsent(kind, made -> {
            PushButton button = Acts.button(made);
            button.addActionListener(event -> input.act(made));
            button.addFocusListener(new FocusAdapter() {
                @Override
                public void focusGained(FocusEvent event) {
                    if (!button.isAllowed()) {
                        input.explain(made);
                    }
                }
            });
            felt.add(button);
            return button;
        });
    }

    /** Lays out the buttons in a row. Returns the right end of the row, or that of the usual buttons if it is further right. */
    public int place(TableLayout layout) {
        acts.forEach(act -> button(act.kind())
                .high(layout.isCompact() ? 36 : 40)
                .with(layout.isSpare() ? KeyCap.NONE : Acts.key(act.kind())));
        int gap = layout.px(12);
        int room = layout.px(FocusRing.ROOM);
        int total = -gap;
        for (Act act : acts) {
            total += widthOf(act, layout) + gap;
        }
        int x = layout.actsLeft(total);
        for (Act act : acts) {
            int width = widthOf(act, layout);
            PushButton button = button(act.kind());
            button.setBounds(x - room, layout.actsTop() - room, width + 2 * room, layout.actHeight() + 2 * room);
            x += width + gap;
        }
        Rectangle usual = layout.acts();
        return Math.max(x - gap, usual.x + usual.width);
    }

    private int widthOf(Act act, TableLayout layout) {
        int room = layout.px(FocusRing.ROOM);
        int least = act.kind() == ActKind.HINT ? layout.hintWidth() : layout.actWidth();
        return Math.max(least, button(act.kind()).getPreferredSize().width - 2 * room - layout.px(12));
    }
}
