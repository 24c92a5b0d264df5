package org.tiengow.host.succession;

/** The reason for which a handover failed, so that the tables stay at this host. */
public enum HandoverFailure {
    /** The user of the other program did not accept in time. */
    NO_ANSWER,
    /** The user of the other program declined, or has left. */
    DECLINED,
    /** The connection to the other program broke, or it could not start a host. */
    BROKEN
}
