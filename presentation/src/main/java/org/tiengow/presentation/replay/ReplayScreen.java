package org.tiengow.presentation.replay;

import java.util.List;
import org.tiengow.presentation.table.TableScreen;

/**
 * A round that is looked at again: the table at one moment, and what moves through the moments. Finished words in the
 * reader's language.
 *
 * @param table the table as it was
 * @param position the moment shown, from 0
 * @param last the last moment
 * @param marks the moments at which tricks begin
 * @param slider what the slider is called, with what has just happened
 * @param now what has just happened
 * @param viewLabel what the choice of a view is called
 * @param views whose eyes one may look through, all hands open first
 * @param view the index of the view chosen
 * @param paceLabel what the choice of a pace is called
 * @param paces how fast it may play by itself, slowest first
 * @param pace the index of the pace chosen
 * @param share what may be saved: the round, and where there are more, the match
 * @param controls the buttons, in order
 */
public record ReplayScreen(
        TableScreen table,
        int position,
        int last,
        List<Mark> marks,
        String slider,
        String now,
        String viewLabel,
        List<String> views,
        int view,
        String paceLabel,
        List<String> paces,
        int pace,
        List<String> share,
        List<Control> controls) {
    /** Copies the lists. */
    public ReplayScreen {
        marks = List.copyOf(marks);
        views = List.copyOf(views);
        paces = List.copyOf(paces);
        share = List.copyOf(share);
        controls = List.copyOf(controls);
    }

    /**
     * A place on the slider.
     *
     * @param position the moment
     * @param words what begins there, such as "Trick 3"
     */
    public record Mark(int position, String words) {}

    /** What one may do. */
    public enum ControlKind {
        START,
        PREVIOUS_TRICK,
        BACK,
        PLAY,
        PAUSE,
        FORWARD,
        NEXT_TRICK,
        END,
        PAYMENTS
    }

    /**
     * A button.
     *
     * @param kind what it does
     * @param words what it is called
     * @param enabled whether it leads anywhere now
     */
    public record Control(ControlKind kind, String words, boolean enabled) {}
}
