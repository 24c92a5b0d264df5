package org.tiengow.web.seat;

import com.google.gson.JsonObject;
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
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tiengow.client.connection.IdentityStore;
import org.tiengow.client.level.Level;
import org.tiengow.client.session.validation.Token;
import org.tiengow.presentation.flow.EmbeddedHost;
import org.tiengow.presentation.flow.Overlay;
import org.tiengow.presentation.flow.Wish;
import org.tiengow.presentation.json.ScreenJson;
import org.tiengow.presentation.settings.Settings.Practice;
import org.tiengow.presentation.sheet.PracticeModel;
import org.tiengow.presentation.sheet.QuestionWords;
import org.tiengow.presentation.words.Words;
import org.tiengow.web.door.Browser;

/**
 * The registry of the browser sessions of one web server (door): players, spectators, guided rounds and practice. All state is confined to one
 * thread, which also builds the screens.
 */
public final class BrowserSessions implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(BrowserSessions.class);

    /** Sessions at once: as many as browsers may connect, including those whose phones have just gone to sleep. */
    private static final int MOST = 512;

    /** Guided rounds and practice tables at once, together; each is a host with three bots. */
    static final int PHONE_TABLES = 8;

    /**
     * Sessions without a kept seat that may wait for their browsers at once: a room full of phones, and far fewer than the host accepts.
     */
    private static final int MOST_WAITING = 64;

    private static final long CLOSING_MILLIS = 1_000;

    /** The longest time for which a door stays open so that its sessions can follow their night to the next host. */
    private static final long MOVING_MILLIS = 10_000;

    private static final long MOVING_LOOK_MILLIS = 50;

    private final EventExecutor thread = new DefaultEventExecutor(new DefaultThreadFactory("tiengow-page", true));
    private final PageHost host;
    private final TablesHere tables;
    private final FairScheduler turns = new FairScheduler(thread);
    private final PageThinking thinking = new PageThinking();
    private final Set<BrowserSession> sessions = new LinkedHashSet<>();
    private int phoneTables;

    /** Creates an empty registry for a host. */
    public BrowserSessions(PageHost host) {
        this.host = host;
        this.tables = new TablesHere(thread, host);
    }

    /** Creates the receiver for a new browser. */
    public Browser connect(Browser.Line line) {
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

    /** Runs work on the thread of the sessions; drops it once they are closed. May be called from any thread. */
    void execute(Runnable work) {
        try {
            thread.execute(work);
        } catch (RejectedExecutionException doorIsClosed) {
            LOG.debug("Something came after the door was closed");
        }
    }

    /** Finds the session with a seat token, while its connection to the host exists. */
    Optional<BrowserSession> find(Token token) {
        return sessions.stream().filter(session -> session.hasSeatToken(token)).findFirst();
    }

    /** Finds a session without a kept seat by the page token that its browser got instead, while its connection to the host exists. */
    Optional<BrowserSession> findByPageToken(Token pageToken) {
        return sessions.stream()
                .filter(session -> session.hasPageToken(pageToken))
                .findFirst();
    }

    /** Checks whether the number of sessions without a kept seat that wait for their browsers is within the limit. */
    boolean mayWait() {
        return sessions.stream()
                        .filter(session -> session.isDetached() && !session.hasKeptSeat())
                        .count()
                <= MOST_WAITING;
    }

    /** Makes room for one more session, if necessary by disconnecting one that no browser shows. Returns whether there is room. */
    boolean hasRoom() {
        if (sessions.size() >= MOST) {
            sessions.stream().filter(BrowserSession::isDetached).findFirst().ifPresent(BrowserSession::disconnect);
        }
        return sessions.size() < MOST;
    }

    /** Makes room for one more table of a phone, if necessary by closing one that no browser shows. Returns whether there is room. */
    boolean hasRoomForTable() {
        if (phoneTables >= PHONE_TABLES) {
            sessions.stream()
                    .filter(session -> session.hasOwnTable() && session.isDetached())
                    .findFirst()
                    .ifPresent(BrowserSession::disconnect);
        }
        return phoneTables < PHONE_TABLES;
    }

    /**
     * Opens a table of a phone. The caller has checked {@link #hasRoomForTable}. If it does not keep the table, it must call {@link
     * #tableClosed}.
     */
    CompletableFuture<? extends EmbeddedHost> open(
            PhoneTables tablesOfPhones, Function<PhoneTables, CompletableFuture<? extends EmbeddedHost>> opening) {
        phoneTables++;
        CompletableFuture<? extends EmbeddedHost> table = opening.apply(tablesOfPhones);
        CompletableFuture<?> unused = table.exceptionally(failure -> {
            execute(this::tableClosed);
            return null;
        });
        return table;
    }

    /** Notes that a table of a phone was closed. */
    void tableClosed() {
        phoneTables--;
    }

    void add(BrowserSession session) {
        sessions.add(session);
    }

    void remove(BrowserSession session) {
        if (sessions.remove(session) && session.hasOwnTable()) {
            tableClosed();
        }
    }

    /**
     * Blocks until every browser of a night that was handed over has been sent to the next host: a session learns whether it can go on there
     * only when it has connected. Returns after ten seconds at the latest, and at once if no hand-over is under way.
     */
    public void awaitMoves() {
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(MOVING_MILLIS);
        try {
            while (System.nanoTime() < end && isMoving()) {
                TimeUnit.MILLISECONDS.sleep(MOVING_LOOK_MILLIS);
            }
        } catch (InterruptedException closedAtOnce) {
            Thread.currentThread().interrupt();
        }
    }

    private boolean isMoving() {
        CompletableFuture<Boolean> answer = new CompletableFuture<>();
        execute(() -> answer.complete(sessions.stream().anyMatch(BrowserSession::isMoving)));
        return answer.completeOnTimeout(false, CLOSING_MILLIS, TimeUnit.MILLISECONDS)
                .join();
    }

    /** Disconnects all sessions. The host keeps their seats. */
    @Override
    public void close() {
        execute(() -> {
            tables.close();
            List<BrowserSession> all = new ArrayList<>(sessions);
            all.forEach(BrowserSession::disconnect);
        });
        thinking.close();
        thread.shutdownGracefully(0, CLOSING_MILLIS, TimeUnit.MILLISECONDS).awaitUninterruptibly(2 * CLOSING_MILLIS);
    }

    /** The way from the join screen to a table for one phone alone: the choices for practice, and the opening of the table. */
    static final class PhoneTableOpening {
        private final BrowserSessions sessions;
        private final BrowserConnection page;
        private List<Level> levels = List.of();
        private @Nullable Practice choosing;
        private boolean opening;

        PhoneTableOpening(BrowserSessions sessions, BrowserConnection page) {
            this.sessions = sessions;
            this.page = page;
        }

        /** Begins a guided round, or the choices that lead to practice. Does nothing if the page is at a table. */
        void begin(Overlay next) {
            Optional<PagePerson> reader = page.newcomer();
            if (reader.isEmpty()) {
                return;
            }
            PhoneTables tables = sessions.host().phoneTables();
            if (tables == null) {
                page.refuse(null, reader.get().words().get("join.phoneTables.none"));
            } else if (next == Overlay.LESSON) {
                open(PhoneTables::lesson);
            } else {
                // A search on the host's processor for each phone would delay the players at its tables.
                levels = tables.levels().stream()
                        .filter(level -> level != Level.MASTER)
                        .toList();
                choosing = Practice.FIRST;
                page.joiningChanged();
            }
        }

        /** Returns the sheet with the choices for practice; empty if it is closed. */
        Optional<JsonObject> sheet(Words words) {
            return Optional.ofNullable(choosing)
                    .map(chosen -> ScreenJson.of(new PracticeModel(words, levels, chosen).screen()));
        }

        /**
         * Changes a choice for practice, begins it, or closes its sheet. Ignores an answer after the sheet is closed.
         *
         * @param value the value chosen; empty for an act
         * @throws IllegalArgumentException for a choice that was not offered
         */
        void answer(String sheet, String id, String value) {
            Practice chosen = choosing;
            Optional<PagePerson> reader = page.newcomer();
            if (chosen == null || reader.isEmpty() || !sheet.equals(PracticeModel.NAME)) {
                return;
            }
            switch (id) {
                case QuestionWords.YES -> {
                    close();
                    open(tables -> tables.practice(chosen));
                }
                case QuestionWords.NO -> close();
                default ->
                    choosing = new PracticeModel(reader.get().words(), levels, chosen)
                            .pick(id, value)
                            .chosen();
            }
            page.joiningChanged();
        }

        /** Closes the sheet without an answer. */
        void close() {
            choosing = null;
        }

        private void open(Function<PhoneTables, CompletableFuture<? extends EmbeddedHost>> way) {
            Optional<PagePerson> reader = page.newcomer();
            PhoneTables tables = sessions.host().phoneTables();
            if (reader.isEmpty() || tables == null || opening) {
                return;
            }
            if (!sessions.hasRoomForTable()) {
                page.refuse(null, reader.get().words().get("join.phoneTables.full", PHONE_TABLES));
                return;
            }
            opening = true;
            sessions.open(tables, way)
                    .whenComplete((table, failure) -> sessions.execute(() -> opened(table, reader.get())));
        }

        private void opened(@Nullable EmbeddedHost table, PagePerson reader) {
            opening = false;
            if (table == null) {
                page.refuse(null, reader.words().get("join.phoneTables.failed"));
            } else if (page.newcomer().isEmpty() || !sessions.hasRoom()) {
                table.close();
                sessions.tableClosed();
            } else {
                // The person does not own the table: rules, options and bots stay as they are.
                String name = reader.words().get("standings.player");
                page.take(
                        IdentityStore.NONE,
                        reader,
                        table.joinTarget(name).withOwnerToken(Token.NONE),
                        Wish.ANY_SEAT,
                        table);
            }
        }
    }
}
