package org.tiengow.presentation.table;

import java.util.ArrayList;
import java.util.List;
import org.tiengow.engine.seat.RoundResult;

/** A moment at the table that deserves a sound, apart from the motion on it. */
public enum Cue {
    /** The player must act now. */
    YOUR_TURN,
    /** The player has won the round. If the round ends with an animation, that has its own sound instead. */
    ROUND_WON,
    /** The connection is lost. */
    CONNECTION_LOST;

    /** Returns the cues between two states of one table. */
    static List<Cue> between(Scene before, Scene after) {
        List<Cue> cues = new ArrayList<>();
        if (after.isMyTurn() && !before.isMyTurn()) {
            cues.add(YOUR_TURN);
        }
        if (isWon(after) && !isWon(before) && after.moment().isEmpty()) {
            cues.add(ROUND_WON);
        }
        if (isLost(after) && !isLost(before)) {
            cues.add(CONNECTION_LOST);
        }
        return cues;
    }

    private static boolean isWon(Scene scene) {
        RoundResult result = scene.view().result();
        return result != null
                && scene.table().isSeated()
                && result.winner() == scene.table().mySeat();
    }

    private static boolean isLost(Scene scene) {
        return scene.state().connection().isBroken();
    }
}
