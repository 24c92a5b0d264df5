package org.tiengow.host;

import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.util.concurrent.DefaultThreadFactory;
import java.time.Duration;
import org.tiengow.client.connection.KnownHosts;
import org.tiengow.client.connection.Timeouts;
import org.tiengow.client.online.Connector;

/**
 * Makes sessions for tests that are not about time: on a loaded machine the first handshake of a process takes longer than a client of
 * the program waits for a host of the local network, and then it never comes in.
 */
final class PatientConnector {
    private static final Duration LONG = Duration.ofSeconds(60);
    private static final EventLoopGroup LOOPS = new MultiThreadIoEventLoopGroup(
            1, new DefaultThreadFactory("patient-session", true), NioIoHandler.newFactory());

    private PatientConnector() {}

    /** A connector whose user has met no host before. */
    static Connector make() {
        return new Connector(
                LOOPS, System::nanoTime, new Timeouts(LONG, LONG, LONG, Timeouts.LAN.ping(), LONG), KnownHosts.NONE);
    }
}
