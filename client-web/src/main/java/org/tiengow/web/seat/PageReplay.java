package org.tiengow.web.seat;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.replay.ReplayRound;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.presentation.flow.Overlay;
import org.tiengow.presentation.flow.TableFlow;
import org.tiengow.presentation.flow.UserContext;
import org.tiengow.presentation.replay.ReplayModel;
import org.tiengow.presentation.replay.ReplayScreen.ControlKind;
import org.tiengow.presentation.settlement.LookBackScreen;
import org.tiengow.presentation.settlement.LookBackWords;
import org.tiengow.presentation.settlement.Revealed;

/** The replay of rounds that the host has made public, in the current match: the course, and an analysis of better plays. */
final class PageReplay {
    private static final int MOMENTS = 1_000;

    private final TableFlow flow;
    private final UserContext userContext;
    private final PageThinking thinking;
    private final Consumer<Runnable> later;
    private final Runnable changed;
    private @Nullable Record shown;
    private @Nullable ReplayModel course;
    private AtomicBoolean wanted = new AtomicBoolean();

    PageReplay(
            TableFlow flow,
            UserContext userContext,
            PageThinking thinking,
            Consumer<Runnable> later,
            Runnable changed) {
        this.flow = flow;
        this.userContext = userContext;
        this.thinking = thinking;
        this.later = later;
        this.changed = changed;
    }

    /** Returns the screen; empty until the records are read. */
    Optional<Record> screen() {
        ReplayModel model = course;
        return model == null ? Optional.ofNullable(shown) : Optional.of(model.screen());
    }

    void close() {
        wanted.set(false);
        shown = null;
        course = null;
    }

    /** Reads the last round, or the first of the match, and shows it in the requested way. */
    void open(Overlay way) {
        AtomicBoolean now = new AtomicBoolean(true);
        wanted = now;
        SessionState state = flow.state();
        state.atTable().ifPresent(table -> {
            CompletableFuture<Void> unused = CompletableFuture.supplyAsync(
                            () -> way == Overlay.MATCH_AGAIN ? Revealed.firstRound(state) : Revealed.lastRound(state))
                    .thenAccept(read -> read.ifPresent(found -> later(now, () -> show(way, table, found))));
        });
    }

    /** Moves through the course of the round: by {@code "kind":"forward"} and the like, to a moment, or to the view of another seat. */
    void heed(PageAct act) {
        ReplayModel now = course;
        if (now == null) {
            return;
        }
        if (act.has("moment")) {
            course = now.to((int) act.number("moment", 0, MOMENTS));
        } else if (act.has("view")) {
            course = now.view((int) act.number("view", 0, now.round().players()));
        } else {
            course = switch (act.one("kind", ControlKind.class)) {
                case START -> now.start();
                case PREVIOUS_TRICK -> now.previousTrick();
                case BACK -> now.back();
                case FORWARD -> now.forward();
                case NEXT_TRICK -> now.nextTrick();
                case END -> now.end();
                case PLAY, PAUSE, PAYMENTS -> now; // the page has its own clock, and shows the payments below
            };
        }
        changed.run();
    }

    private void show(Overlay way, TableState table, Revealed.Found found) {
        if (way == Overlay.LOOK_BACK) {
            lookBack(found.round(), table.mySeat());
        } else {
            course = ReplayModel.of(userContext.words(), found.match(), found.round(), table.seats(), table.mySeat());
        }
    }

    private void lookBack(ReplayRound round, int seat) {
        if (seat < 0) {
            return;
        }
        AtomicBoolean now = wanted;
        LookBackWords words =
                new LookBackWords(userContext.words(), round.people().get(seat).name(), true);
        shown = thinking(words.thinking(0));
        thinking.lookBack(
                round,
                seat,
                now,
                share -> later(now, () -> shown = thinking(words.thinking((int) (100 * share)))),
                look -> later(now, () -> shown = words.screen(look)),
                () -> later(now, () -> shown = thinking(userContext.words().get("lookBack.failed"))));
    }

    private LookBackScreen thinking(String sentence) {
        return new LookBackScreen(
                userContext.words().get("lookBack.title"),
                sentence,
                List.of(),
                userContext.words().get("lookBack.close"));
    }

    /** Runs work on the thread of the flow, unless the overlay was closed meanwhile. */
    private void later(AtomicBoolean still, Runnable work) {
        later.accept(() -> {
            if (still.get()) {
                work.run();
                changed.run();
            }
        });
    }
}
