package org.tiengow.client.shuffle;

import org.tiengow.engine.deal.Bytes32;

/**
 * This client's own part in one attempt. A <em>presence</em> is the time from one loss of the table to the next; what was said in
 * an earlier one may never have arrived. Immutable.
 *
 * @param seat the seat that was committed
 * @param share what it was committed to
 * @param committedIn the presence in which the commitment was last sent
 * @param commitmentArrived whether the host has confirmed it
 * @param givenIn the presence in which the share was last sent; 0 when it never was
 * @param shareArrived whether the host has confirmed it
 * @param signed whether the share was signed
 */
record Mine(
        int seat,
        Bytes32 share,
        int committedIn,
        boolean commitmentArrived,
        int givenIn,
        boolean shareArrived,
        boolean signed) {
    /** Snapshots for every presence of a program that ended. */
    static final int EARLIER = -1;

    static Mine drawn(int seat, Bytes32 share) {
        return new Mine(seat, share, 0, false, 0, false, false);
    }

    Mine committed(int presence) {
        return new Mine(seat, share, presence, commitmentArrived, givenIn, shareArrived, signed);
    }

    Mine given(int presence, boolean isSigned) {
        return new Mine(seat, share, committedIn, commitmentArrived, presence, shareArrived, isSigned);
    }

    /** The host says that it has what was sent. */
    Mine arrived(boolean isShare) {
        return new Mine(
                seat, share, committedIn, commitmentArrived || !isShare, givenIn, shareArrived || isShare, signed);
    }

    /** Whether the share was sent, or may have been before this program was started again. */
    boolean isGiven() {
        return givenIn != 0;
    }
}
