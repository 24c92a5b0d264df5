package org.tiengow.web.door;

import java.time.Duration;

/**
 * How long a browser may take for what is not a page's WebSocket.
 *
 * @param request until it has said what it wants, the first time and after each answer
 * @param piece for each piece of an answer; whoever reads slower is cut
 * @param whole for everything, however it is spread
 */
record DoorPatience(Duration request, Duration piece, Duration whole) {
    /** Long enough for a bad wireless network, and for nobody to hold a connection for fun. */
    static final DoorPatience USUAL =
            new DoorPatience(Duration.ofSeconds(10), Duration.ofSeconds(20), Duration.ofMinutes(15));
}
