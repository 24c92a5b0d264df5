package org.tiengow.client.connection;

import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.util.concurrent.DefaultThreadFactory;
import java.util.function.LongSupplier;
import org.tiengow.client.session.GameSession;

/** Makes sessions. */
public final class Connector {
    private final EventLoopGroup loops;
    private final LongSupplier clock;
    private final Patience patience;

    /** With the program's own clock, the patience of a local network, and one thread shared by all such connectors. */
    public Connector() {
        this(SharedLoop.GROUP, System::nanoTime, Patience.LAN);
    }

    /**
     * With everything given.
     *
     * @param loops whose threads the sessions run on, one each; the caller shuts them down
     * @param clock a clock that never jumps, in nanoseconds; the deadlines of the states are its readings
     * @param patience how long to wait for what
     */
    public Connector(EventLoopGroup loops, LongSupplier clock, Patience patience) {
        this.loops = loops;
        this.clock = clock;
        this.patience = patience;
    }

    /** Begins to connect and enter; the session tells how that goes, and is to be closed by the caller. Never waits. */
    public GameSession open(Entrance entrance) {
        return new NettySession(loops.next(), clock, entrance, patience);
    }

    /** Made when the first session is; its thread keeps no program alive. */
    private static final class SharedLoop {
        static final EventLoopGroup GROUP = new MultiThreadIoEventLoopGroup(
                1, new DefaultThreadFactory("tiengow-session", true), NioIoHandler.newFactory());
    }
}
