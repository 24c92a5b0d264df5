package org.tiengow.swing.view.shell.table;

import java.util.Optional;
import org.tiengow.client.session.table.Decision;
import org.tiengow.swing.view.shell.frame.Attention;

/**
 * The call to a player whose turn comes while another window is in front. Each turn has at most one call, which is taken back when the turn is
 * over or the window comes forward. Confined to the event thread.
 */
final class TurnCall {
    private static final long NO_TURN = -1;

    private final Attention attention;
    private long heeded = NO_TURN;
    private boolean calling;

    TurnCall(Attention attention) {
        this.attention = attention;
    }

    /**
     * Follows the game.
     *
     * @param open the decision that waits for the player; empty if none does
     * @param task what the player has to do
     * @param audible whether the call may be heard
     */
    void heed(Optional<Decision> open, String title, String task, boolean audible) {
        long turn = open.map(Decision::number).orElse(NO_TURN);
        if (turn == NO_TURN) {
            takeBack();
        } else if (turn != heeded) {
            takeBack();
            heeded = turn;
            if (!attention.isInFront()) {
                calling = true;
                attention.call(title, task, audible);
            }
        }
    }

    /** Takes the call back, because the window has come forward or the table is left. */
    void takeBack() {
        if (calling) {
            calling = false;
            attention.takeBack();
        }
    }
}
