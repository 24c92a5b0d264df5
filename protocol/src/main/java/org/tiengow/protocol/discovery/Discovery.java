package org.tiengow.protocol.discovery;

import java.time.Duration;

/** Where and how often clients ask who is there. */
public final class Discovery {
    /** The UDP port hosts listen on. */
    public static final int PORT = 47912;

    /** The multicast group hosts join on every interface: administratively scoped, so that no router carries it away. */
    public static final String GROUP = "239.255.79.12";

    /** Queries stay on their own network. */
    public static final int TIME_TO_LIVE = 1;

    /** How often a client that looks for hosts asks again: a datagram may be lost. */
    public static final Duration INTERVAL = Duration.ofMillis(500);

    /** A host that has not answered for so long is gone: six queries. */
    public static final Duration GONE_AFTER = Duration.ofSeconds(3);

    private Discovery() {}
}
