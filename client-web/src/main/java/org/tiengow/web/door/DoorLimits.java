package org.tiengow.web.door;

import java.time.Duration;
import java.util.function.LongSupplier;

/** What browsers may cost the program that serves them; each number with its reason. */
final class DoorLimits {
    /** The clock of these limits, in milliseconds; it never jumps. */
    static final LongSupplier CLOCK = () -> System.nanoTime() / 1_000_000;

    /** Pages and wires at once; a host has at most 64 tables of four, and most people bring one phone. */
    static final int INSIDE = 512;

    /** Of one address, since several people may sit behind one router. */
    static final int INSIDE_OF_ADDRESS = 96;

    /** Of one network of IPv6: everybody at home has the same. */
    static final int INSIDE_OF_NETWORK = 256;

    /** Of this machine, from which tests of many pages come. */
    static final int INSIDE_OF_LOOPBACK = 480;

    /** Connections that ask for files, or have said nothing yet. */
    static final int STRANGERS = 256;

    /** Of one origin: a browser opens six for its files, and a few open it at once. */
    static final int STRANGERS_OF_ORIGIN = 96;

    /** Wires at once, of the {@link #INSIDE}: whoever writes a frontend of their own is one or two. */
    static final int WIRES = 64;

    /** Downloads of the program at once: a whole evening's friends. */
    static final int DOWNLOADS = 32;

    /** Bytes of the first line of a request: the longest path of the page has a fifth of it. */
    static final int LINE = 1_024;

    /** Bytes of all headers of a request. */
    static final int HEADERS = 8_192;

    /** Bytes of a request's body, which nobody needs. */
    static final int BODY = 1_024;

    /** Requests a second on the average, and at once: a page has some forty files. */
    static final int REQUESTS_A_SECOND = 20;

    static final int REQUESTS_AT_ONCE = 80;

    /** Bytes of one act: the longest opens a page, with what brings its person back, or says a line of 200 characters. */
    static final int ACT = 4_096;

    /** Frames of a page a second on the average, and at once: a thumb makes five. */
    static final int ACTS_A_SECOND = 20;

    static final int ACTS_AT_ONCE = 60;

    /** Bytes of a page's acts a second on the average, and at once: an act has a hundred. */
    static final int ACT_BYTES_A_SECOND = 8 * 1024;

    static final int ACT_BYTES_AT_ONCE = 64 * 1024;

    /** Messages of a wire a second on the average, and at once: twice what the host itself takes. */
    static final int WIRE_A_SECOND = 40;

    static final int WIRE_AT_ONCE = 200;

    /** Bytes of a wire a second on the average, and at once: shares of a shuffle have some thousands. */
    static final int WIRE_BYTES_A_SECOND = 64 * 1024;

    static final int WIRE_BYTES_AT_ONCE = 512 * 1024;

    /** Bytes of screens that wait for a slow phone before only the newest is kept. */
    static final int UNSENT = 128 * 1024;

    /** The pause after a wrong PIN, in milliseconds; it doubles each time, for the whole door. */
    static final long PAUSE_MILLIS = 250;

    /** The longest such pause, in milliseconds: the 10,000 PINs of four digits then take a month. */
    static final long PAUSE_MILLIS_MOST = 300_000;

    /** After so long without a wrong one the count begins anew, in milliseconds. */
    static final long PAUSE_FORGOTTEN_MILLIS = 3_600_000;

    /** How long the host may take to be reached from here. */
    static final Duration REACHING = Duration.ofSeconds(5);

    /** How long a browser may be silent: its page says every five seconds that it is there. */
    static final Duration SILENCE = Duration.ofSeconds(15);

    private DoorLimits() {}
}
