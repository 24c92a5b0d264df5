package org.tiengow.host.handover;

/** Why a host was not handed over, and its tables go on where they were. */
public enum HandOverFailure {
    /** The person of the other program has not said yes in time. */
    NO_ANSWER,
    /** The person of the other program has said no, or has gone. */
    DECLINED,
    /** The connection to the other program broke, or it could not start a host. */
    BROKEN
}
