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

/** The seats of all browsers of one door, at one host. All of it is on one thread, on which the screens are made. */
public final class PageSeats implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(PageSeats.class);

    /** Places at tables at once: as many as browsers may come in, and those whose phones have just gone to sleep among them. */
    private static final int MOST = 512;

    /** Guided rounds at once: each is a host of its own with three bots. */
    private static final int LESSONS = 8;

    /** Places without a key that wait for their browsers at once: a room full of phones, and far fewer than the host lets in. */
    private static final int WAITING = 64;

    private static final long CLOSING_MILLIS = 1_000;

    private final EventExecutor thread = new DefaultEventExecutor(new DefaultThreadFactory("tiengow-page", true));
    private final PageHost host;
    private final TablesHere tables;
    private final PageTurns turns = new PageTurns(thread);
    private final PageThinking thinking = new PageThinking();
    private final Set<HeldSeat> held = new LinkedHashSet<>();
    private int lessons;

    /** Seats at a host; nobody sits there yet. */
    public PageSeats(PageHost host) {
        this.host = host;
        this.tables = new TablesHere(thread, host);
    }

    /** What a browser that has come in talks to. */
    public Browser seat(Browser.Line line) {
        return new PageSeat(this, line);
    }

    PageHost host() {
        return host;
    }

    TablesHere tables() {
        return tables;
    }

    PageTurns turns() {
        return turns;
    }

    PageThinking thinking() {
        return thinking;
    }

    EventExecutor thread() {
        return thread;
    }

    /** Does something on the thread of the seats; nothing once they are closed. May be called from any thread. */
    void later(Runnable work) {
        try {
            thread.execute(work);
        } catch (RejectedExecutionException doorIsClosed) {
            LOG.debug("Something came after the door was closed");
        }
    }

    /** The place whose token this is, while its connection to the host stands. */
    Optional<HeldSeat> held(Token token) {
        return held.stream().filter(seat -> seat.has(token)).findFirst();
    }

    /** The place that a page was told this number of, while its connection to the host stands. */
    Optional<HeldSeat> numbered(Token number) {
        return held.stream().filter(seat -> seat.isNumbered(number)).findFirst();
    }

    /** Whether the places without a key that wait for their browsers are not too many. */
    boolean mayWait() {
        return held.stream()
                        .filter(seat -> seat.isAlone() && seat.returnKey().isEmpty())
                        .count()
                <= WAITING;
    }

    /** Whether one place more may be held; one that no browser shows gives way. */
    boolean hasRoom() {
        if (held.size() >= MOST) {
            held.stream().filter(HeldSeat::isAlone).findFirst().ifPresent(HeldSeat::part);
        }
        return held.size() < MOST;
    }

    /** Opens the table of a guided round; fails where there are none, or too many. One that no browser shows gives way. */
    CompletableFuture<? extends HostHere> lesson() {
        Supplier<CompletableFuture<? extends HostHere>> opened = host.lessons();
        if (lessons >= LESSONS) {
            held.stream()
                    .filter(seat -> seat.isLesson() && seat.isAlone())
                    .findFirst()
                    .ifPresent(HeldSeat::part);
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

    /** The table of a guided round is closed. */
    void lessonOver() {
        lessons--;
    }

    void hold(HeldSeat seat) {
        held.add(seat);
    }

    void forget(HeldSeat seat) {
        if (held.remove(seat) && seat.isLesson()) {
            lessonOver();
        }
    }

    /** Ends all connections to the host; the seats stay kept there. */
    @Override
    public void close() {
        later(() -> {
            tables.close();
            List<HeldSeat> all = new ArrayList<>(held);
            all.forEach(HeldSeat::part);
        });
        thinking.close();
        thread.shutdownGracefully(0, CLOSING_MILLIS, TimeUnit.MILLISECONDS).awaitUninterruptibly(2 * CLOSING_MILLIS);
    }
}
