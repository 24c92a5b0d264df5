package org.tiengow.swing.view.table.hand;

import java.awt.Component;
import java.awt.Rectangle;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tiengow.presentation.icon.Symbol;
import org.tiengow.presentation.table.TableInput;
import org.tiengow.presentation.table.Why;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.part.Label;
import org.tiengow.swing.theme.part.Paragraph;
import org.tiengow.swing.theme.part.TextButton;
import org.tiengow.swing.theme.part.Tone;
import org.tiengow.swing.view.UiFactory;
import org.tiengow.swing.view.table.layout.TableLayout;

/** A card with the rules behind a reason, above the hand. */
public final class WhyCard extends Popover {
    private static final int WIDTH = 560;
    private static final int LEAST_WIDTH = 380;

    private final TableInput input;
    private @Nullable Why shown;
    private List<Component> controls = List.of();

    public WhyCard(TableInput input) {
        super(12, 20, 14, 20, "gap 10 8, wrap 2", "[34!,fill][grow,fill]", "[]");
        this.input = input;
        setName("why-card");
        setVisible(false);
    }

    /** Returns the focusable components. */
    public List<Component> controls() {
        return controls;
    }

    /** Shows the rules if they are open, else hides the card. */
    public void show(@Nullable Why why, TableLayout layout, Rectangle felt) {
        if (why == null || !why.open()) {
            removeAll();
            shown = null;
            controls = List.of();
            setVisible(false);
            return;
        }
        if (!why.equals(shown)) {
            shown = why;
            fill(why);
        }
        setVisible(true);
        place(layout, felt);
    }

    /** Lays out the card over the trick, so that the hand in question stays visible. A card too high for that also covers the hand. */
    public void place(TableLayout layout, Rectangle felt) {
        if (shown == null) {
            return;
        }
        int outer = Scale.px(MARGIN);
        int most = Math.min(Scale.px(WIDTH), felt.width - Scale.px(32));
        int between = felt.width - 2 * (layout.margin() + layout.plateWidth() + Scale.px(8));
        int aboveHand = layout.turnTop() - Scale.px(8);
        int width = Math.min(most, Math.max(between, Scale.px(LEAST_WIDTH)));
        if (heightAt(width) > aboveHand - Scale.px(8)) {
            width = most;
        }
        int height = heightAt(width);
        int foot = height > aboveHand - Scale.px(8) ? layout.actsTop() - Scale.px(4) : aboveHand;
        int top = Math.max(0, foot - height);
        setBounds(
                felt.x + (felt.width - width) / 2 - outer, felt.y + top - outer, width + 2 * outer, height + 2 * outer);
        validate();
    }

    /** Returns the height of the card at a width, both without its shadow. */
    private int heightAt(int width) {
        int outer = Scale.px(MARGIN);
        setSize(width + 2 * outer, 10);
        doLayout();
        return getPreferredSize().height - 2 * outer;
    }

    private void fill(Why why) {
        removeAll();
        TextButton close = UiFactory.button(TextButton.sign(Symbol.CLOSE, why.close()), "why-close", input::why);
        TextButton more =
                UiFactory.button(TextButton.link(why.more(), Type.SMALL, Tone.LINK), "why-more", input::showRules);
        add(Label.heading(why.title()), "span 2, split 2, pushx, growx");
        add(close, "growx 0");
        for (Why.Rule rule : why.rules()) {
            add(new Label(rule.number(), Type.Weight.SEMIBOLD, Type.SMALL, Tone.SECOND), "aligny top");
            add(new Paragraph(rule.text(), Type.Weight.REGULAR, Type.SMALL, Tone.TEXT, WIDTH - 90), "wmin 0");
        }
        add(more, "skip 1, growx 0");
        controls = List.of(close, more);
    }
}
