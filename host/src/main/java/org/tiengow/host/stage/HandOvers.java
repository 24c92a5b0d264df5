package org.tiengow.host.stage;

import org.tiengow.host.table.telling.Guest;

/** Hands the host over to somebody's program. */
public interface HandOvers {
    /** Of a host that cannot be handed over. */
    HandOvers NONE = new HandOvers() {
        @Override
        public boolean begin(Guest heir, int table, int seat, boolean now) {
            return false;
        }

        @Override
        public boolean takeBack() {
            return true;
        }
    };

    /**
     * Begins in the background, or does at once what was to wait for the end of the round.
     *
     * @param heir whose program is asked, over its session, whether it takes over
     * @param now whether a running round goes along
     * @return false when it cannot, or something else is being done already
     */
    boolean begin(Guest heir, int table, int seat, boolean now);

    /** The tables stay, whatever was begun; false when it is too late. */
    boolean takeBack();
}
