package org.tiengow.web.door;

import java.time.Duration;

/** What browsers may cost the program that serves them; each number with its reason. */
final class DoorLimits {
    /** Browsers at once; a host has at most 64 tables of four, and most people bring one phone. */
    static final int CONNECTIONS = 512;

    /** From one address, since several people may sit behind one router, and a browser opens several connections for its files. */
    static final int CONNECTIONS_OF_ADDRESS = 96;

    /** Bytes of the first line of a request: the longest path of the page has a fifth of it. */
    static final int LINE = 1_024;

    /** Bytes of all headers of a request. */
    static final int HEADERS = 8_192;

    /** Bytes of a request's body, which nobody needs. */
    static final int BODY = 1_024;

    /** Bytes of one act: the longest is a chat line of 500 characters. */
    static final int ACT = 4_096;

    /** Acts a second on the average, and at once: a thumb makes five. */
    static final int ACTS_A_SECOND = 20;

    static final int ACTS_AT_ONCE = 60;

    /** Bytes of screens that wait for a slow phone before only the newest is kept. */
    static final int UNSENT = 128 * 1024;

    /** How long a connection may take to say what it wants. */
    static final Duration REQUEST = Duration.ofSeconds(10);

    /** How long a browser may be silent: its page says every five seconds that it is there. */
    static final Duration SILENCE = Duration.ofSeconds(15);

    private DoorLimits() {}
}
