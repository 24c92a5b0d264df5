package org.tiengow.host.journal;

import org.tiengow.host.journal.wire.Step;
import org.tiengow.host.journal.wire.TableSnapshot;
import org.tiengow.protocol.wire.ShufflePhase;
import org.tiengow.protocol.wire.TableStage;

/** What a journal asks of the snapshots it keeps. */
final class Snapshots {
    private Snapshots() {}

    /** Whether a match goes on, or a list for its first round is out: this is what a night is gone on with for. */
    static boolean isMatchPlayed(TableSnapshot snapshot) {
        return snapshot.getStage() == TableStage.TABLE_STAGE_PLAYING
                || snapshot.getStage() == TableStage.TABLE_STAGE_BETWEEN_ROUNDS
                || snapshot.getShuffle().getPhase() == ShufflePhase.SHUFFLE_PHASE_LINKS;
    }

    /** Whether a step ends a trick, or is none of the many that come between. */
    static boolean isWorthForcing(Step step, TableSnapshot after) {
        int plays = after.getMatch().getRound().getPlaysCount();
        return step.getChangesList().stream().anyMatch(change -> switch (change.getChangeCase()) {
            case ASKED, ANSWERED, TALKED, CHANGE_NOT_SET -> false;
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
                    SIGNED,
                    RECORDS_SIGNED -> true;
        });
    }
}
