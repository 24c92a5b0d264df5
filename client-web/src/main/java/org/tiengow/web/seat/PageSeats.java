package org.tiengow.web.seat;

import io.netty.util.concurrent.DefaultEventExecutor;
import io.netty.util.concurrent.DefaultThreadFactory;
import io.netty.util.concurrent.EventExecutor;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tiengow.client.session.hosting.Token;
import org.tiengow.presentation.flow.HostHere;
import org.tiengow.web.door.Browser;

/**
 * The browser sessions that one web server (door) holds at its host. They are called seats here, though some only watch or play a guided
 * round. All state is confined to one thread, which also builds the screens.
 */
public final class PageSeats implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(PageSeats.class);

    /** Seats at once: as many as browsers may connect, including those whose phones have just gone to sleep. */
    private static final int MOST = 512;

    /** Guided rounds at once; each is a host with three bots. */
    private static final int LESSONS = 8;

    /** Seats without a key that may wait for their browsers at once: a room full of phones, and far fewer than the host accepts. */
    private static final int WAITING = 64;

    private static final long CLOSING_MILLIS = 1_000;

    private final EventExecutor thread = new DefaultEventExecutor(new DefaultThreadFactory("tiengow-page", true));
    private final PageHost host;
    private final TablesHere tables;
    private final FairScheduler turns = new FairScheduler(thread);
    private final PageThinking thinking = new PageThinking();
    private final Set<BrowserSession> held = new LinkedHashSet<>();
    private int lessons;

    /** Creates the seats of a host, all of them unused. */
    public PageSeats(PageHost host) {
        this.host = host;
        this.tables = new TablesHere(thread, host);
    }

    /** Creates the receiver for a new browser. */
    public Browser seat(Browser.Line line) {
        return new BrowserConnection(this, line);
    }

    PageHost host() {
        return host;
    }

    TablesHere tables() {
        return tables;
    }

    FairScheduler turns() {
        return turns;
    }

    PageThinking thinking() {
        return thinking;
    }

    EventExecutor thread() {
        return thread;
    }

    /** Runs work on the thread of the seats; drops it once they are closed. May be called from any thread. */
    void later(Runnable work) {
        try {
            thread.execute(work);
        } catch (RejectedExecutionException doorIsClosed) {
            LOG.debug("Something came after the door was closed");
        }
    }

    /** Finds the seat of a token, while its connection to the host exists. */
    Optional<BrowserSession> held(Token token) {
        return held.stream().filter(seat -> seat.has(token)).findFirst();
    }

    /** Finds a seat without a key by the number that its page was given instead, while its connection to the host exists. */
    Optional<BrowserSession> numbered(Token number) {
        return held.stream().filter(seat -> seat.isNumbered(number)).findFirst();
    }

    /** Checks whether the number of seats without a key that wait for their browsers is within the limit. */
    boolean mayWait() {
        return held.stream()
                        .filter(seat -> seat.isAlone() && seat.returnKey().isEmpty())
                        .count()
                <= WAITING;
    }

    /** Makes room for one more seat, if necessary by giving up one that no browser shows. Returns whether there is room. */
    boolean hasRoom() {
        if (held.size() >= MOST) {
            held.stream().filter(BrowserSession::isAlone).findFirst().ifPresent(BrowserSession::part);
        }
        return held.size() < MOST;
    }

    /**
     * Opens the table of a guided round. Fails if guided rounds are disabled or too many are open; one that no browser shows is
     * given up first.
     */
    CompletableFuture<? extends HostHere> lesson() {
        Supplier<CompletableFuture<? extends HostHere>> opened = host.lessons();
        if (lessons >= LESSONS) {
            held.stream()
                    .filter(seat -> seat.isLesson() && seat.isAlone())
                    .findFirst()
                    .ifPresent(BrowserSession::part);
        }
        if (opened == null || lessons >= LESSONS) {
            return CompletableFuture.failedFuture(new IllegalStateException("There is no guided round here now."));
        }
        lessons++;
        CompletableFuture<? extends HostHere> table = opened.get();
        CompletableFuture<?> unused = table.exceptionally(failure -> {
            later(this::lessonOver);
            return null;
        });
        return table;
    }

    /** Notes that the table of a guided round was closed. */
    void lessonOver() {
        lessons--;
    }

    void hold(BrowserSession seat) {
        held.add(seat);
    }

    void forget(BrowserSession seat) {
        if (held.remove(seat) && seat.isLesson()) {
            lessonOver();
        }
    }

    /** Closes all connections to the host, which keeps the seats. */
    @Override
    public void close() {
        later(() -> {
            tables.close();
            List<BrowserSession> all = new ArrayList<>(held);
            all.forEach(BrowserSession::part);
        });
        thinking.close();
        thread.shutdownGracefully(0, CLOSING_MILLIS, TimeUnit.MILLISECONDS).awaitUninterruptibly(2 * CLOSING_MILLIS);
    }
}
