package org.tiengow.presentation.replay;

import java.util.List;
import org.tiengow.presentation.table.TableScreen;

/**
 * The replay of a round: the table at one moment, and the controls of the playback. Texts are in the user's language, ready for display.
 *
 * @param table the table at that moment
 * @param position the moment shown, from 0
 * @param last the last moment
 * @param marks the moments at which tricks begin
 * @param slider the label of the slider, with the latest event
 * @param now the latest event
 * @param viewLabel the label of the choice of a view
 * @param views the points of view, all hands open first
 * @param view the index of the chosen view
 * @param paceLabel the label of the choice of a pace
 * @param paces the paces of playback, slowest first
 * @param pace the index of the chosen pace
 * @param share what can be saved: the round, and the match if it has more rounds
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
    public ReplayScreen {
        marks = List.copyOf(marks);
        views = List.copyOf(views);
        paces = List.copyOf(paces);
        share = List.copyOf(share);
        controls = List.copyOf(controls);
    }

    /**
     * A mark on the slider.
     *
     * @param position the moment
     * @param words the label, such as "Trick 3"
     */
    public record Mark(int position, String words) {}

    /** The actions of the buttons. */
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
     * @param kind its action
     * @param words its label
     * @param enabled whether it has an effect now
     */
    public record Control(ControlKind kind, String words, boolean enabled) {}
}
