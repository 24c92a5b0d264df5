package org.tiengow.web.seat;

import com.google.gson.JsonObject;
import java.time.ZoneId;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.book.NightBook;
import org.tiengow.client.connection.IdentityStore;
import org.tiengow.presentation.history.HistoryModel;
import org.tiengow.presentation.history.HistoryScreen;
import org.tiengow.presentation.history.OwnHistory;
import org.tiengow.presentation.json.ScreenJson;

/**
 * The history that a browser opens above its other screens: the nights of the host's book in which the browser's own key played. The
 * browser keeps that key from its first seat on, and shows it each time. Confined to the thread of the sessions.
 */
final class PageHistory {
    /** The prefix of the page with the sheet of a night, which continues with the id of the night's page. */
    private static final String SHEET = "sheet:";

    /** The most pages that one can go back. */
    private static final int DEPTH = 8;

    private final @Nullable NightBook book;
    private final Consumer<Runnable> thread;
    private final Runnable changed;
    private final Deque<String> pages = new ArrayDeque<>();
    private IdentityStore own = IdentityStore.NONE;
    private @Nullable OwnHistory history;
    private boolean reading;

    /**
     * Creates a history that is closed.
     *
     * @param book the book of the host; null without one
     * @param thread runs work on the thread of the sessions
     * @param changed called when it has changed
     */
    PageHistory(@Nullable NightBook book, Consumer<Runnable> thread, Runnable changed) {
        this.book = book;
        this.thread = thread;
        this.changed = changed;
    }

    /** Sets the key that the browser shows; a text that is no key is ignored. Takes some milliseconds. */
    void own(String secret) {
        try {
            own = secret.isEmpty() ? own : IdentityStore.withSecret(secret);
        } catch (IllegalArgumentException fromElsewhere) {
            // the browser gets another key with its next seat
        }
    }

    /** Returns the key under which the browser enters the host: its own, or a fresh one, which is its own from now on. */
    IdentityStore identity() {
        if (own.secret().isEmpty()) {
            own = IdentityStore.fresh();
        }
        return own;
    }

    /** Checks whether the host keeps a book. */
    boolean isPossible() {
        return book != null;
    }

    boolean isOpen() {
        return !pages.isEmpty();
    }

    /** Opens a page: {@link HistoryModel#NIGHTS}, {@link OwnHistory#ME}, the id of a night, or the sheet of the open night. */
    void open(String page, PagePerson reader) {
        NightBook kept = book;
        if (kept == null) {
            return;
        }
        boolean isList = page.equals(HistoryModel.NIGHTS) || page.equals(OwnHistory.ME);
        if (page.equals(HistoryModel.SHEET)) {
            String night = pages.isEmpty() ? "" : pages.element();
            pages.push(SHEET + night);
        } else if (isList && pages.size() <= 1) {
            pages.clear(); // the tabs lie side by side
            pages.push(page);
        } else {
            pages.push(page);
        }
        if (pages.size() > DEPTH) {
            pages.removeLast();
        }
        if (history == null && !reading) {
            read(kept, reader);
        }
        changed.run();
    }

    private void read(NightBook kept, PagePerson reader) {
        reading = true;
        String key = own.publicKey();
        CompletableFuture<Void> unused = CompletableFuture.supplyAsync(kept::read)
                .thenAccept(contents -> thread.accept(() -> {
                    reading = false;
                    history = OwnHistory.of(reader.words(), ZoneId.systemDefault(), contents, key);
                    changed.run();
                }));
    }

    /** Goes back to the page from which this one was opened, or closes the history. */
    void back() {
        pages.pop();
        if (pages.isEmpty()) {
            history = null;
        }
        changed.run();
    }

    void close() {
        pages.clear();
        history = null;
    }

    /** Returns the open page; empty while it is closed, and until the book is read. */
    Optional<JsonObject> json(PagePerson reader) {
        OwnHistory read = history;
        String page = pages.peek();
        if (read == null || page == null) {
            return Optional.empty();
        }
        OwnHistory said = read.in(reader.words());
        if (page.startsWith(SHEET)) {
            String night = page.substring(SHEET.length());
            return said.sheet(night, reader.settings().night()).map(ScreenJson::of);
        }
        HistoryScreen screen = said.screen(page);
        return Optional.of(ScreenJson.of(screen));
    }
}
