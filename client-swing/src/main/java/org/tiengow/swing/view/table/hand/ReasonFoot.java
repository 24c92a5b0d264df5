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
import org.tiengow.swing.view.Parts;
import org.tiengow.swing.view.table.layout.TableLayout;

/** The sentence at the foot of the felt, and the link after it to the rules behind it. */
public final class ReasonFoot {
    private final JComponent felt;
    private final TextButton why = TextButton.link("", Type.SMALL, Tone.FELT);
    private @Nullable Reason reason;

    public ReasonFoot(JComponent felt, TableInput input) {
        this.felt = felt;
        Parts.button(why, "why", input::why);
        why.setVisible(false);
    }

    /** Says a sentence; null for none, as while something is asked in its place. */
    public void show(@Nullable Reason next, TableLayout layout) {
        reason = next;
        Why behind = next == null ? null : next.why();
        why.setVisible(behind != null && !isCovered(layout));
        if (behind == null) {
            felt.remove(why);
            return;
        }
        if (why.getParent() == null) { // where it was it keeps the focus
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

    /** The sentence as it is set; null when there is none, or no room. */
    @Nullable
    public ReasonLine line(TableLayout layout) {
        return reason == null || isCovered(layout)
                ? null
                : new ReasonLine(reason, layout, why.isVisible() ? why.getPreferredSize().width : 0);
    }

    /** What the keyboard reaches. */
    public List<JComponent> controls() {
        return why.isVisible() ? List.of(why) : List.of();
    }

    /** On a spare table the rules lie over the sentence. */
    private boolean isCovered(TableLayout layout) {
        return layout.isSpare()
                && reason != null
                && reason.why() != null
                && reason.why().open();
    }
}
