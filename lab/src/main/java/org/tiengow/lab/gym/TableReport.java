package org.tiengow.lab.gym;

import org.tiengow.engine.referee.SimulatedRound;

/** The rounds that ended at a table since the last frame. Between two frames, the learner can have decided in only one of them. */
final class TableReport {
    private static final int ALL_SEATS = 255;

    final int[] returns = new int[FrameLayout.SEATS];
    boolean done;
    int lastSeat;
    long lastDeal;
    int lastOpponent;
    int unasked;
    int unaskedReturn;

    void clear() {
        done = false;
        unasked = 0;
        unaskedReturn = 0;
    }

    /**
     * Adds a round in which the learner decided.
     *
     * @param learner its seat; negative if it had all
     */
    void add(SimulatedRound round, int learner, long deal, int opponent) {
        done = true;
        for (int seat = 0; seat < round.players(); seat++) {
            returns[seat] = round.chips(seat);
        }
        lastSeat = learner < 0 ? ALL_SEATS : learner;
        lastDeal = deal;
        lastOpponent = opponent;
    }

    /** Adds a round that ended without a decision of the learner. */
    void addUnasked(SimulatedRound round, int learner) {
        unasked++;
        unaskedReturn += learner < 0 ? 0 : round.chips(learner);
    }
}
