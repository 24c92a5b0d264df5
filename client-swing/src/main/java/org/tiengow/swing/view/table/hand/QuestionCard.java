package org.tiengow.swing.view.table.hand;

import java.util.List;
import javax.swing.JCheckBox;
import javax.swing.JComponent;
import org.jspecify.annotations.Nullable;
import org.tiengow.presentation.table.TableInput;
import org.tiengow.presentation.table.TableScreen.Question;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.part.ButtonKind;
import org.tiengow.swing.theme.part.Label;
import org.tiengow.swing.theme.part.Paragraph;
import org.tiengow.swing.theme.part.PushButton;
import org.tiengow.swing.view.UiFactory;
import org.tiengow.swing.view.table.layout.TableLayout;

/** A question below the hand before the player throws away a winning set. Keeping the set is the main answer. */
public final class QuestionCard extends Popover {
    private static final int WIDTH = 600;
    private static final int PAD = 12;

    private final Question question;
    private final TableInput input;
    private final JCheckBox dontAsk;
    private final PushButton goOn;
    private final PushButton keep;

    public QuestionCard(Question question, TableInput input) {
        super(PAD, 20, PAD - 4, 16, "wrap 1", "[grow,fill]", "[]2[]8[]");
        this.question = question;
        this.input = input;
        dontAsk = new JCheckBox(question.dontAsk());
        UiFactory.setFont(dontAsk, Type.SMALL, question.dontAsk());
        dontAsk.setOpaque(false);
        dontAsk.setName("dont-ask");
        goOn = UiFactory.button(
                new PushButton(ButtonKind.SECOND, question.goOn()).high(36), "throw-away", () -> answer(true));
        keep = UiFactory.button(new PushButton(ButtonKind.MAIN, question.keep()).high(36), "keep", () -> answer(false));
        add(Label.heading(question.title()));
        add(Paragraph.small(question.body(), WIDTH - 40));
        add(dontAsk, "split 3, pushx, growx 0, gapright push");
        add(goOn, "growx 0");
        add(keep, "growx 0");
    }

    public boolean asks(@Nullable Question other) {
        return question.equals(other);
    }

    public List<JComponent> controls() {
        return List.of(dontAsk, goOn, keep);
    }

    public void takeFocus() {
        keep.requestFocusInWindow();
    }

    public void answer(boolean forfeit) {
        input.answer(forfeit, dontAsk.isSelected());
    }

    /** Lays out the card below the hand, over the buttons that it blocks, so that the tiles in question stay visible. */
    public void place(TableLayout layout) {
        int left = layout.isPlateInButtonRow() ? layout.ownPlate().x + layout.plateWidth() + layout.px(8) : 0;
        int room = layout.feltWidth() - left - layout.px(16);
        int width = Math.min(layout.px(WIDTH), room) + layout.px(2 * MARGIN);
        setSize(width, 10);
        doLayout();
        int height = getPreferredSize().height;
        int x = Math.max(left - layout.px(MARGIN), (layout.feltWidth() - width) / 2);
        int y = Math.min(
                layout.handBottom() + layout.px(6 - MARGIN), layout.feltHeight() + layout.px(MARGIN - 6) - height);
        setBounds(x, y, width, height);
        validate();
    }
}
