package org.tiengow.host.journal;

import org.tiengow.host.journal.wire.Step;
import org.tiengow.host.journal.wire.TableStand;
import org.tiengow.protocol.wire.ShufflePhase;
import org.tiengow.protocol.wire.TableStage;

/** What a journal asks of the stands it keeps. */
final class Stands {
    private Stands() {}

    /** Whether a match goes on, or a list for its first round is out: this is what a night is gone on with for. */
    static boolean isMatchPlayed(TableStand stand) {
        return stand.getStage() == TableStage.TABLE_STAGE_PLAYING
                || stand.getStage() == TableStage.TABLE_STAGE_BETWEEN_ROUNDS
                || stand.getShuffle().getPhase() == ShufflePhase.SHUFFLE_PHASE_SHARING;
    }

    /** Whether a step ends a trick, or is none of the many that come between. */
    static boolean isWorthForcing(Step step, TableStand after) {
        int plays = after.getMatch().getRound().getPlaysCount();
        return step.getChangesList().stream().anyMatch(change -> switch (change.getChangeCase()) {
            case ASKED, ANSWERED, CHANGE_NOT_SET -> false;
            case PLAYED -> plays % Math.max(1, after.getSeatsCount()) == 0;
            case ARRANGED,
                    SEATED,
                    STAGED,
                    MATCH_BEGUN,
                    MATCH_GONE,
                    ROUND_DEALT,
                    ROUND_CLOSED,
                    EVENING,
                    SHUFFLED,
                    SIGNED -> true;
        });
    }
}
