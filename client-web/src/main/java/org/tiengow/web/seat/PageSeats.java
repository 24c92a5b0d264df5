package org.tiengow.web.seat;

import io.netty.util.concurrent.DefaultEventExecutorGroup;
import io.netty.util.concurrent.DefaultThreadFactory;
import io.netty.util.concurrent.EventExecutorGroup;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.tiengow.client.connection.Entrance;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.session.GameSession;
import org.tiengow.web.door.Browser;

/**
 * The seats of all browsers of one door, at one host. Browsers share two threads, on which their screens are made; each browser stays
 * on one of them.
 */
public final class PageSeats implements AutoCloseable {
    private static final int THREADS = 2;

    private final EventExecutorGroup threads =
            new DefaultEventExecutorGroup(THREADS, new DefaultThreadFactory("tiengow-page", true));
    private final Function<Entrance, GameSession> sessions;
    private final HostAddress host;

    /**
     * Seats at a host.
     *
     * @param sessions opens a session for a browser; it must share nothing with this program's own
     */
    public PageSeats(Function<Entrance, GameSession> sessions, HostAddress host) {
        this.sessions = sessions;
        this.host = host;
    }

    /** What a browser that has come in talks to. */
    public Browser seat(Browser.Line line) {
        return new PageSeat(threads.next(), line, sessions, host);
    }

    @Override
    public void close() {
        threads.shutdownGracefully(0, 1, TimeUnit.SECONDS);
    }
}
