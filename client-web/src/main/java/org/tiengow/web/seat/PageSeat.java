package org.tiengow.web.seat;

import com.google.gson.JsonObject;
import io.netty.util.concurrent.EventExecutor;
import io.netty.util.concurrent.ScheduledFuture;
import java.time.Duration;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tiengow.client.connection.Entrance;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.PlayerKind;
import org.tiengow.presentation.flow.Frontend;
import org.tiengow.presentation.flow.Person;
import org.tiengow.presentation.flow.Shown;
import org.tiengow.presentation.flow.TableFlow;
import org.tiengow.presentation.flow.Wish;
import org.tiengow.presentation.words.Head;
import org.tiengow.presentation.words.Language;
import org.tiengow.presentation.words.Words;
import org.tiengow.web.door.Browser;

/** A browser at its table: what the flow shows goes out as JSON, and what the page's person does goes to the flow. */
final class PageSeat implements Browser, Frontend {
    private static final Logger LOG = LoggerFactory.getLogger(PageSeat.class);
    private static final int LONGEST_NAME = 24;

    private final EventExecutor thread;
    private final Line line;
    private final Function<Entrance, GameSession> sessions;
    private final HostAddress host;
    private @Nullable TableFlow flow;
    private @Nullable PageActs acts;
    private long number;

    PageSeat(EventExecutor thread, Line line, Function<Entrance, GameSession> sessions, HostAddress host) {
        this.thread = thread;
        this.line = line;
        this.sessions = sessions;
        this.host = host;
    }

    @Override
    public void says(String act) {
        thread.execute(() -> {
            try {
                heed(PageAct.of(act));
            } catch (IllegalArgumentException wrong) {
                line.end(String.valueOf(wrong.getMessage()));
            } catch (RuntimeException fault) {
                LOG.error("A page's act failed", fault);
                line.end("The program has a fault.");
            }
        });
    }

    @Override
    public void gone() {
        thread.execute(() -> {
            if (flow != null) {
                flow.close();
            }
        });
    }

    private void heed(PageAct act) {
        if (act.name().equals("here")) {
            return; // that it was said keeps the connection
        }
        if (acts != null) {
            acts.heed(act);
        } else if (act.name().equals("enter")) {
            enter(act);
        } else {
            throw new IllegalArgumentException("The first act of a page is to enter.");
        }
    }

    private void enter(PageAct act) {
        String name = act.text("name").strip();
        if (name.isEmpty() || name.codePointCount(0, name.length()) > LONGEST_NAME) {
            throw new IllegalArgumentException("A name has 1 to " + LONGEST_NAME + " characters.");
        }
        Locale locale =
                Language.near(Locale.forLanguageTag(act.text("language"))).locale();
        Words words = Words.of(locale).on(Head.TOUCH);
        OptionalInt seat = act.has("seat") ? OptionalInt.of((int) act.number("seat", 0, 3)) : OptionalInt.empty();
        int table = act.has("table") ? (int) act.number("table", 0, 63) : 0;
        boolean watching = act.has("watching") && act.is("watching");
        flow = new TableFlow(
                this,
                Person.unknown(words),
                sessions,
                Entrance.of(host, PlayerKind.PERSON, name),
                new Wish(table, seat, watching),
                null,
                null);
        acts = new PageActs(flow);
    }

    @Override
    public void later(Runnable work) {
        try {
            thread.execute(work);
        } catch (RejectedExecutionException doorIsClosed) {
            LOG.debug("A page's session outlived its door");
        }
    }

    @Override
    public Runnable after(Duration time, Runnable work) {
        ScheduledFuture<?> due = thread.schedule(work, time.toMillis(), TimeUnit.MILLISECONDS);
        return () -> due.cancel(false);
    }

    @Override
    public void show(Shown shown) {
        JsonObject message = ShownJson.of(shown);
        message.addProperty("n", ++number);
        line.tell(message.toString());
    }
}
