package org.tiengow.client.online;

import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.util.concurrent.DefaultThreadFactory;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.tiengow.client.connection.IdentityStore;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.client.connection.KnownHosts;
import org.tiengow.client.connection.ReconnectPolicy;
import org.tiengow.client.connection.Timeouts;
import org.tiengow.client.session.GameSession;
import org.tiengow.client.succession.OwnHost;

/** A factory for sessions. */
public final class Connector {
    private final Supplier<EventLoopGroup> loops;
    private final LongSupplier clock;
    private final Timeouts timeouts;
    private final KnownHosts knownHosts;
    private final ReconnectPolicy reconnectPolicy;
    private final IdentityStore identityStore;
    private final OwnHost ownHost;

    /** Creates a connector with the hosts that this user has met, and otherwise like {@link #Connector(KnownHosts)}. */
    public Connector() {
        this(KnownHosts.ofUser());
    }

    /**
     * Creates a connector with the system clock, the time-outs of a local network, and one thread that all such connectors share.
     *
     * @param knownHosts refuses hosts with the name of one that has another key, and remembers the others
     */
    public Connector(KnownHosts knownHosts) {
        this(
                () -> SharedLoop.GROUP,
                System::nanoTime,
                Timeouts.LAN,
                knownHosts,
                ReconnectPolicy.NEVER,
                IdentityStore.NONE,
                OwnHost.NONE);
    }

    /**
     * Creates a connector without defaults.
     *
     * @param loops the threads of the sessions, one for each session; the caller shuts them down
     * @param clock a monotonic clock, in nanoseconds; the deadlines of the states are its readings
     * @param timeouts the time-outs
     * @param knownHosts refuses hosts with the name of one that has another key, and remembers the others
     */
    public Connector(EventLoopGroup loops, LongSupplier clock, Timeouts timeouts, KnownHosts knownHosts) {
        this(() -> loops, clock, timeouts, knownHosts, ReconnectPolicy.NEVER, IdentityStore.NONE, OwnHost.NONE);
    }

    private Connector(
            Supplier<EventLoopGroup> loops,
            LongSupplier clock,
            Timeouts timeouts,
            KnownHosts knownHosts,
            ReconnectPolicy reconnectPolicy,
            IdentityStore identityStore,
            OwnHost ownHost) {
        this.loops = loops;
        this.clock = clock;
        this.timeouts = timeouts;
        this.knownHosts = knownHosts;
        this.reconnectPolicy = reconnectPolicy;
        this.identityStore = identityStore;
        this.ownHost = ownHost;
    }

    /** Returns a copy whose sessions reconnect to a host that they lost. Without this, a lost connection ends the session. */
    public Connector returning(ReconnectPolicy wanted) {
        return new Connector(loops, clock, timeouts, knownHosts, wanted, identityStore, ownHost);
    }

    /** Returns a copy whose people's sessions show a key, confirm standings, and keep what they agreed to. */
    public Connector showing(IdentityStore shown) {
        return new Connector(loops, clock, timeouts, knownHosts, reconnectPolicy, shown, ownHost);
    }

    /** Returns a copy whose people can continue a match here that has lost its host. */
    public Connector hosting(OwnHost opened) {
        return new Connector(loops, clock, timeouts, knownHosts, reconnectPolicy, identityStore, opened);
    }

    /** Returns a copy with these time-outs. */
    public Connector waiting(Timeouts other) {
        return new Connector(loops, clock, other, knownHosts, reconnectPolicy, identityStore, ownHost);
    }

    /** Starts connecting and entering. Never blocks. The session reports the progress, and the caller closes it. */
    public GameSession open(JoinTarget joinTarget) {
        return new NettySession(
                loops.get().next(), clock, joinTarget, timeouts, knownHosts, reconnectPolicy, identityStore, ownHost);
    }

    /** Created with the first session. Its daemon thread keeps no program alive. */
    private static final class SharedLoop {
        static final EventLoopGroup GROUP = new MultiThreadIoEventLoopGroup(
                1, new DefaultThreadFactory("tiengow-session", true), NioIoHandler.newFactory());
    }
}
