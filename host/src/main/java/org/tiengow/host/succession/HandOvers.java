package org.tiengow.host.succession;

import org.tiengow.host.table.telling.Participant;

/** Hands the host over to the program of a guest. */
public interface HandOvers {
    /** The implementation for a host that cannot be handed over. */
    HandOvers NONE = new HandOvers() {
        @Override
        public boolean begin(Participant heir, int table, int seat, boolean now) {
            return false;
        }

        @Override
        public boolean takeBack() {
            return true;
        }
    };

    /**
     * Starts a handover in the background, or stops a running one from waiting for the end of the round.
     *
     * @param heir the guest whose program is asked, over its session, to take over
     * @param now whether to hand over in the middle of a round instead of waiting for its end
     * @return false when the host cannot be handed over, or another handover is in progress
     */
    boolean begin(Participant heir, int table, int seat, boolean now);

    /** Cancels a handover, if any; returns false when it is too late. */
    boolean takeBack();
}
