package org.tiengow.web.door;

import java.time.Duration;

/**
 * The time-outs of HTTP connections, before they become WebSockets.
 *
 * @param request until a complete request has arrived, on a new connection and after each response
 * @param piece for writing each piece of a response; a slower reader is disconnected
 * @param whole for a whole download, however slowly it is read
 */
record DoorPatience(Duration request, Duration piece, Duration whole) {
    /** Time-outs that tolerate a bad wireless network, but end connections that are held open idly. */
    static final DoorPatience USUAL =
            new DoorPatience(Duration.ofSeconds(10), Duration.ofSeconds(20), Duration.ofMinutes(15));
}
