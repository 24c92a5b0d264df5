package org.tiengow.swing.view.replay;

import java.util.List;
import java.util.function.BiConsumer;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.tiengow.presentation.replay.ReplayContents.Line;
import org.tiengow.presentation.words.Words;
import org.tiengow.swing.theme.part.ButtonKind;
import org.tiengow.swing.theme.part.FocusRing;
import org.tiengow.swing.theme.part.Label;
import org.tiengow.swing.theme.part.PushButton;
import org.tiengow.swing.view.UiFactory;

/** The sheet that lists the matches and rounds of a record file, to choose a round. */
public final class RoundsSheet extends JPanel {
    /** Preferred width at scale 1. */
    public static final int WIDTH = 720;

    /** Preferred height at scale 1. */
    public static final int HEIGHT = 640;

    private final ContentsList list;

    /**
     * Creates the sheet.
     *
     * @param match the index of the open match, as in {@code Line}
     * @param round the index of the open round in that match
     * @param watch receives the indices of the chosen match and round
     */
    public RoundsSheet(
            Words words, List<Line> lines, int match, int round, BiConsumer<Integer, Integer> watch, Runnable close) {
        super(new MigLayout("insets 28 28 20 28, fill, wrap 1", "[grow,fill]", "[]12[grow,fill]12[]"));
        setOpaque(false);
        setName("replay-contents");
        add(Label.title(words.get("replay.contents.title")));
        list = new ContentsList("replay-rounds", words.get("replay.contents.list"), lines, index -> {
            if (lines.get(index).match() >= 0) {
                watch.accept(lines.get(index).match(), lines.get(index).round());
            }
        });
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).match() == match && lines.get(i).round() == round) {
                list.setSelectedIndex(i);
            }
        }
        list.ensureIndexIsVisible(list.getSelectedIndex());
        add(UiFactory.scroll(list));
        JPanel foot = UiFactory.clear("insets 0, gap 8, novisualpadding", "push[][]", "[center]");
        PushButton shut = UiFactory.button(
                new PushButton(ButtonKind.SECOND, words.get("replay.contents.close")),
                "replay-close",
                () -> close.run());
        foot.add(shut);
        PushButton open = UiFactory.button(
                new PushButton(ButtonKind.MAIN, words.get("replay.contents.watch")), "replay-watch", () -> {
                    Line chosen = list.getSelectedValue();
                    if (chosen != null && chosen.match() >= 0) {
                        watch.accept(chosen.match(), chosen.round());
                    }
                });
        foot.add(open);
        add(foot, FocusRing.BESIDE);
    }

    @Override
    public boolean requestFocusInWindow() {
        return list.requestFocusInWindow();
    }
}
