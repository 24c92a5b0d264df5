package org.tiengow.web.door;

import java.time.Duration;
import java.util.function.LongSupplier;

/** The limits on what browsers may cost the program that serves them, each with its reason. */
final class DoorLimits {
    /** The clock of these limits, in milliseconds; it never jumps. */
    static final LongSupplier CLOCK = () -> System.nanoTime() / 1_000_000;

    /** Pages and wires at once; a host has at most 64 tables of four, and most people bring one phone. */
    static final int INSIDE = 512;

    /** Pages and wires of one IPv4 address; several people may share a router. */
    static final int INSIDE_OF_ADDRESS = 96;

    /** Pages and wires of one IPv6 network; all devices of a home share it. */
    static final int INSIDE_OF_NETWORK = 256;

    /** Pages and wires of this machine, where tests open many pages. */
    static final int INSIDE_OF_LOOPBACK = 480;

    /** Connections that only request files or have sent nothing yet. */
    static final int STRANGERS = 256;

    /** Such connections of one origin. A browser opens six for its files, and a few browsers start together. */
    static final int STRANGERS_OF_ORIGIN = 96;

    /** Wires open at once, included in {@link #INSIDE}. Only developers of other frontends use them, one or two each. */
    static final int WIRES = 64;

    /** Downloads of the program at once, enough for the guests of a night. */
    static final int DOWNLOADS = 32;

    /** Bytes of the request line. The longest path of the page needs a fifth of it. */
    static final int LINE = 1_024;

    /** Bytes of all headers of a request. */
    static final int HEADERS = 8_192;

    /** Bytes of a request body: one act of a page without a WebSocket. */
    static final int BODY = 4_096;

    /** Requests per second on average, and at once. A page has seven files. */
    static final int REQUESTS_A_SECOND = 20;

    static final int REQUESTS_AT_ONCE = 80;

    /** Bytes of one act. The longest acts open a page with a return key, or send a chat line of 200 characters. */
    static final int ACT = 4_096;

    /** WebSocket frames of a page per second on average, and at once. A quick thumb makes five per second. */
    static final int ACTS_A_SECOND = 20;

    static final int ACTS_AT_ONCE = 60;

    /** Bytes of a page's acts per second on average, and at once. A typical act has a hundred. */
    static final int ACT_BYTES_A_SECOND = 8 * 1024;

    static final int ACT_BYTES_AT_ONCE = 64 * 1024;

    /** Messages of a wire per second on average, and at once: twice what the host itself accepts. */
    static final int WIRE_A_SECOND = 40;

    static final int WIRE_AT_ONCE = 200;

    /** Bytes of a wire per second on average, and at once. Links of a shuffle have some thousands. */
    static final int WIRE_BYTES_A_SECOND = 64 * 1024;

    static final int WIRE_BYTES_AT_ONCE = 512 * 1024;

    /** Unsent bytes at which only the newest screen is kept for a slow browser. */
    static final int UNSENT = 128 * 1024;

    /** The pause after a wrong PIN, in milliseconds. It doubles with each further wrong PIN of the same origin. */
    static final long PAUSE_MILLIS = 250;

    /** The longest such pause, in milliseconds. At this rate, trying all 10,000 PINs of four digits takes a month. */
    static final long PAUSE_MILLIS_MOST = 300_000;

    /** The most origins whose wrong PINs are counted, the latest ones. */
    static final int PAUSED_ORIGINS = 1_024;

    /** The time without a wrong PIN after which the count restarts, in milliseconds. */
    static final long PAUSE_FORGOTTEN_MILLIS = 3_600_000;

    /** The connection time-out from the door to the host. */
    static final Duration REACHING = Duration.ofSeconds(5);

    /** The time after which a silent browser is disconnected. A visible page sends a heartbeat every five seconds. */
    static final Duration SILENCE = Duration.ofSeconds(15);

    /** The silence of the door after which it sends a tick. A page waits three times as long before it gives up its connection. */
    static final Duration TICK = Duration.ofSeconds(2);

    private DoorLimits() {}
}
