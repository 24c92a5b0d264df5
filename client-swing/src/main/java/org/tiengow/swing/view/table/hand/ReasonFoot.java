package org.tiengow.swing.view.table.hand;

import java.util.List;
import javax.swing.JComponent;
import org.jspecify.annotations.Nullable;
import org.tiengow.presentation.table.TableInput;
import org.tiengow.presentation.table.TableScreen.Reason;
import org.tiengow.presentation.table.Why;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.part.TextButton;
import org.tiengow.swing.theme.part.Tone;
import org.tiengow.swing.view.UiFactory;
import org.tiengow.swing.view.table.layout.TableLayout;

/** The sentence at the foot of the felt, followed by a link to the rules behind it. */
public final class ReasonFoot {
    private final JComponent felt;
    private final TextButton why = TextButton.link("", Type.SMALL, Tone.FELT);
    private @Nullable Reason reason;

    public ReasonFoot(JComponent felt, TableInput input) {
        this.felt = felt;
        UiFactory.button(why, "why", input::why);
        why.setVisible(false);
    }

    /** Shows a sentence; null removes it, as while a question takes its place. */
    public void show(@Nullable Reason next, TableLayout layout) {
        reason = next;
        Why behind = next == null ? null : next.why();
        why.setVisible(behind != null && !isCovered(layout));
        if (behind == null) {
            felt.remove(why);
            return;
        }
        if (why.getParent() == null) { // adding it again would lose its focus
            felt.add(why);
        }
        why.rename(behind.link());
        why.setToolTipText(null);
    }

    public void place(TableLayout layout) {
        ReasonLine line = line(layout);
        if (line != null && why.isVisible()) {
            why.setBounds(line.link(why.getPreferredSize().height));
        }
    }

    /** Returns the typeset sentence; null without a sentence, or if the rules cover it. */
    @Nullable
    public ReasonLine line(TableLayout layout) {
        return reason == null || isCovered(layout)
                ? null
                : new ReasonLine(reason, layout, why.isVisible() ? why.getPreferredSize().width : 0);
    }

    /** Returns the focusable components. */
    public List<JComponent> controls() {
        return why.isVisible() ? List.of(why) : List.of();
    }

    /** Checks whether the rules cover the sentence, as they do on a spare or a low table. */
    private boolean isCovered(TableLayout layout) {
        return (layout.isSpare() || layout.isLow())
                && reason != null
                && reason.why() != null
                && reason.why().open();
    }
}
