package org.tiengow.host.stage;

import org.tiengow.host.table.Guest;

/** Hands the host over to somebody's program. */
public interface HandOvers {
    /** Of a host that cannot be handed over. */
    HandOvers NONE = (heir, table, seat, now) -> false;

    /** Begins in the background; false when it cannot, or is being done already. */
    boolean begin(Guest heir, int table, int seat, boolean now);
}
