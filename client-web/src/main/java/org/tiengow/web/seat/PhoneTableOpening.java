package org.tiengow.web.seat;

import com.google.gson.JsonObject;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.connection.IdentityStore;
import org.tiengow.client.level.Level;
import org.tiengow.client.session.validation.Token;
import org.tiengow.presentation.flow.EmbeddedHost;
import org.tiengow.presentation.flow.Overlay;
import org.tiengow.presentation.flow.Wish;
import org.tiengow.presentation.json.ScreenJson;
import org.tiengow.presentation.sheet.QuestionWords;
import org.tiengow.presentation.words.Words;

/** The way from the join screen to a table for one phone alone: the question about the level of the bots, and the opening of the table. */
final class PhoneTableOpening {
    private final BrowserSessions sessions;
    private final BrowserConnection page;
    private boolean asksLevel;
    private boolean opening;

    PhoneTableOpening(BrowserSessions sessions, BrowserConnection page) {
        this.sessions = sessions;
        this.page = page;
    }

    /** Begins a guided round, or the question that leads to practice. Does nothing if the page is at a table. */
    void begin(Overlay next) {
        Optional<PagePerson> reader = page.newcomer();
        if (reader.isEmpty()) {
            return;
        }
        if (sessions.host().phoneTables() == null) {
            page.refuse(null, reader.get().words().get("join.phoneTables.none"));
        } else if (next == Overlay.LESSON) {
            open(PhoneTables::lesson);
        } else {
            asksLevel = true;
            page.joiningChanged();
        }
    }

    /** Returns the sheet that asks for the level; empty if it does not ask. */
    Optional<JsonObject> question(Words words) {
        return asksLevel
                ? Optional.of(ScreenJson.of(new QuestionWords(words).practice(Level.withoutSearch())))
                : Optional.empty();
    }

    /**
     * Answers the question with a level, or closes it. Ignores an answer that comes twice.
     *
     * @throws IllegalArgumentException for a level that was not offered
     */
    void answer(String sheet, String id) {
        if (!asksLevel || !sheet.equals(QuestionWords.PRACTICE)) {
            return;
        }
        if (!id.equals(QuestionWords.NO)) {
            Level level = Level.named(id)
                    .filter(Level.withoutSearch()::contains)
                    .orElseThrow(() -> new IllegalArgumentException("Practice has no such level."));
            open(tables -> tables.practice(level));
        }
        close();
        page.joiningChanged();
    }

    /** Closes the question without an answer. */
    void close() {
        asksLevel = false;
    }

    private void open(Function<PhoneTables, CompletableFuture<? extends EmbeddedHost>> way) {
        Optional<PagePerson> reader = page.newcomer();
        PhoneTables tables = sessions.host().phoneTables();
        if (reader.isEmpty() || tables == null || opening) {
            return;
        }
        if (!sessions.hasRoomForTable()) {
            page.refuse(null, reader.get().words().get("join.phoneTables.full", BrowserSessions.PHONE_TABLES));
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
