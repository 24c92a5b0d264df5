package org.tiengow.host.handout;

import java.time.Duration;

/**
 * How long a friend's browser may take.
 *
 * @param request until it has said what it wants
 * @param piece for each piece of the file; whoever reads slower is cut
 * @param whole for everything
 */
record HandOutPatience(Duration request, Duration piece, Duration whole) {
    /** Long enough for a bad wireless network, and for nobody to hold a connection for fun. */
    static final HandOutPatience USUAL =
            new HandOutPatience(Duration.ofSeconds(10), Duration.ofSeconds(20), Duration.ofMinutes(15));
}
