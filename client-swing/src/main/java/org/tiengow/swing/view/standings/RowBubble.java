package org.tiengow.swing.view.standings;

import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import javax.accessibility.AccessibleRole;
import org.jspecify.annotations.Nullable;
import org.tiengow.presentation.face.Bubble;
import org.tiengow.swing.theme.Lettering;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.ReactionPicture;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.part.SpokenPart;

/** The reaction of a player beside their name: a picture, or a phrase. */
final class RowBubble extends SpokenPart {
    private static final int PICTURE = 34;
    private static final int HIGH = 28;
    private static final int BESIDE = 10;
    /** The greatest width of a phrase, and the least of a bubble, in which the phrase ends in an ellipsis. */
    private static final int WIDEST = 300;

    private static final int LEAST = 56;

    private final @Nullable Bubble bubble;

    RowBubble(@Nullable Bubble bubble) {
        super(AccessibleRole.LABEL);
        this.bubble = bubble;
        heed(System.nanoTime());
    }

    /** Hides the reaction once its time is over. Returns whether it is shown. */
    boolean heed(long nanos) {
        boolean shown = bubble != null && bubble.isShown(nanos);
        setVisible(shown);
        return shown;
    }

    @Override
    public Dimension getPreferredSize() {
        if (bubble == null || bubble.reaction().isPicture()) {
            return new Dimension(Scale.px(PICTURE), Scale.px(PICTURE));
        }
        return new Dimension((int) Math.ceil(line(Scale.of(WIDEST)).width() + Scale.of(2 * BESIDE)), Scale.px(HIGH));
    }

    @Override
    public Dimension getMinimumSize() {
        Dimension wanted = getPreferredSize();
        return new Dimension(Math.min(wanted.width, Scale.px(LEAST)), wanted.height);
    }

    private Lettering line(double width) {
        return Lettering.within(
                bubble == null ? "" : bubble.words(), Type.Weight.SEMIBOLD, Type.SMALL, Type.LEAST, width);
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        if (bubble == null) {
            return;
        }
        Graphics2D g = Paint.smooth(graphics);
        if (bubble.reaction().isPicture()) {
            ReactionPicture.paint(g, bubble.reaction(), 0, 0, Math.min(getWidth(), getHeight()));
        } else {
            Palette palette = Palette.current();
            Paint.fill(g, palette.text(), 0, 0, getWidth(), getHeight(), Scale.of(12));
            line(getWidth() - Scale.of(2 * BESIDE))
                    .writeCentred(g, palette.surface(), getWidth() / 2.0, getHeight() / 2.0);
        }
        g.dispose();
    }

    @Override
    protected String spoken() {
        return bubble == null ? "" : bubble.spoken();
    }
}
