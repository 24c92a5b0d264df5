package org.tiengow.client.session.night;

/** The wish of a person for the next match. */
public enum PlayWish {
    /** Plays. */
    PLAY,
    /** Sits out the next match, and plays again after it. */
    SKIP_ONCE,
    /** Only watches. */
    ONLY_WATCH
}
