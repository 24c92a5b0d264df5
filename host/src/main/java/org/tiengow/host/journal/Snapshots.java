package org.tiengow.host.journal;

import org.tiengow.host.journal.wire.Step;
import org.tiengow.host.journal.wire.TableSnapshot;
import org.tiengow.protocol.wire.Holder;
import org.tiengow.protocol.wire.ShufflePhase;
import org.tiengow.protocol.wire.TableStage;

/** Queries on the snapshots that a journal keeps. */
final class Snapshots {
    private Snapshots() {}

    /** Checks whether a match is being played, or the list of links for its first round has been announced. */
    static boolean isMatchPlayed(TableSnapshot snapshot) {
        return snapshot.getStage() == TableStage.TABLE_STAGE_PLAYING
                || snapshot.getStage() == TableStage.TABLE_STAGE_BETWEEN_ROUNDS
                || snapshot.getShuffle().getPhase() == ShufflePhase.SHUFFLE_PHASE_LINKS;
    }

    /** Checks whether a table has something of its night: a match, the result of one, or a seat that a person holds. */
    static boolean isOfNight(TableSnapshot snapshot) {
        return isMatchPlayed(snapshot)
                || snapshot.getEvening().getMatchesCount() > 0
                || snapshot.getSeatsList().stream().anyMatch(seat -> seat.getHolder() == Holder.HOLDER_PERSON);
    }

    /** Checks whether a step ends a trick, or is not one of the frequent steps within it. */
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
