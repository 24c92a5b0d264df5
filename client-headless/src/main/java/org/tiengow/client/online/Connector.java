package org.tiengow.client.online;

import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.util.concurrent.DefaultThreadFactory;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.tiengow.client.connection.Entrance;
import org.tiengow.client.connection.KnownHosts;
import org.tiengow.client.connection.OwnHost;
import org.tiengow.client.connection.Passport;
import org.tiengow.client.connection.Patience;
import org.tiengow.client.connection.Returning;
import org.tiengow.client.session.GameSession;

/** Makes sessions. */
public final class Connector {
    private final Supplier<EventLoopGroup> loops;
    private final LongSupplier clock;
    private final Patience patience;
    private final KnownHosts knownHosts;
    private final Returning returning;
    private final Passport passport;
    private final OwnHost ownHost;

    /** As below, with the hosts this user has met. */
    public Connector() {
        this(KnownHosts.ofUser());
    }

    /**
     * With the program's own clock, the patience of a local network, and one thread shared by all such connectors.
     *
     * @param knownHosts as below
     */
    public Connector(KnownHosts knownHosts) {
        this(
                () -> SharedLoop.GROUP,
                System::nanoTime,
                Patience.LAN,
                knownHosts,
                Returning.NEVER,
                Passport.NONE,
                OwnHost.NONE);
    }

    /**
     * With everything given.
     *
     * @param loops whose threads the sessions run on, one each; the caller shuts them down
     * @param clock a clock that never jumps, in nanoseconds; the deadlines of the states are its readings
     * @param patience how long to wait for what
     * @param knownHosts refuses hosts with the name of one that has another key, and remembers the others
     */
    public Connector(EventLoopGroup loops, LongSupplier clock, Patience patience, KnownHosts knownHosts) {
        this(() -> loops, clock, patience, knownHosts, Returning.NEVER, Passport.NONE, OwnHost.NONE);
    }

    private Connector(
            Supplier<EventLoopGroup> loops,
            LongSupplier clock,
            Patience patience,
            KnownHosts knownHosts,
            Returning returning,
            Passport passport,
            OwnHost ownHost) {
        this.loops = loops;
        this.clock = clock;
        this.patience = patience;
        this.knownHosts = knownHosts;
        this.returning = returning;
        this.passport = passport;
        this.ownHost = ownHost;
    }

    /** The same, whose sessions come back by themselves to a host they lost; without this a lost connection is their end. */
    public Connector returning(Returning wanted) {
        return new Connector(loops, clock, patience, knownHosts, wanted, passport, ownHost);
    }

    /** The same, whose people's sessions show a key, confirm how matches stand, and keep what they agreed to. */
    public Connector showing(Passport shown) {
        return new Connector(loops, clock, patience, knownHosts, returning, shown, ownHost);
    }

    /** The same, whose people can let a match go on here that has lost its host. */
    public Connector hosting(OwnHost opened) {
        return new Connector(loops, clock, patience, knownHosts, returning, passport, opened);
    }

    /** The same, whose sessions wait so long for what. */
    public Connector waiting(Patience other) {
        return new Connector(loops, clock, other, knownHosts, returning, passport, ownHost);
    }

    /** Begins to connect and enter; the session tells how that goes, and is to be closed by the caller. Never waits. */
    public GameSession open(Entrance entrance) {
        return new NettySession(
                loops.get().next(), clock, entrance, patience, knownHosts, returning, passport, ownHost);
    }

    /** Made when the first session is; its thread keeps no program alive. */
    private static final class SharedLoop {
        static final EventLoopGroup GROUP = new MultiThreadIoEventLoopGroup(
                1, new DefaultThreadFactory("tiengow-session", true), NioIoHandler.newFactory());
    }
}
