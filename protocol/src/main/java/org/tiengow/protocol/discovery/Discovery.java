package org.tiengow.protocol.discovery;

import java.time.Duration;

/** The addresses and intervals of host discovery. */
public final class Discovery {
    /** The UDP port on which hosts listen. */
    public static final int PORT = 47912;

    /** The multicast group that hosts join on every interface. It is administratively scoped, so that routers do not forward it. */
    public static final String GROUP = "239.255.79.12";

    /** The IPv6 multicast group that hosts join on every interface. It is link-local: the last bytes are "tien". */
    public static final String GROUP_IPV6 = "ff12::7469:656e";

    /** The time to live of queries, which confines them to their own network. */
    public static final int TIME_TO_LIVE = 1;

    /** The interval between the queries of a searching client, since datagrams may be lost. */
    public static final Duration INTERVAL = Duration.ofMillis(500);

    /** The time without an answer after which a host counts as gone: six queries. */
    public static final Duration GONE_AFTER = Duration.ofSeconds(3);

    private Discovery() {}
}
