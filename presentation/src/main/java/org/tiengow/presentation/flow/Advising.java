package org.tiengow.presentation.flow;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tiengow.client.analysis.Advice;
import org.tiengow.client.analysis.Adviser;
import org.tiengow.client.analysis.SearchJudge;
import org.tiengow.client.bot.Bot;
import org.tiengow.client.bot.BotSeat;
import org.tiengow.client.level.Level;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.table.Decision;
import org.tiengow.client.session.table.Holder;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.SeatView;

/** Computes hints from what the seat knows. No request goes to the host. */
final class Advising {
    private static final Logger LOG = LoggerFactory.getLogger(Advising.class);
    private static final Duration LIMIT = Duration.ofMillis(200);

    private Advising() {}

    /**
     * Analyses the open decision in the background and delivers the advice on the thread of the flow. Does nothing if no decision is open.
     *
     * @param told receives the advice; empty after a bug in the analysis
     */
    static void ask(Frontend frontend, SessionState state, Consumer<Optional<Advice>> told) {
        state.atTable().ifPresent(table -> {
            Decision decision = table.decision();
            SeatView view = table.view();
            if (decision != null && view != null) {
                CompletableFuture<Void> unused = CompletableFuture.supplyAsync(
                                () -> Optional.of(advise(view, decision)))
                        .exceptionally(fault -> {
                            LOG.error("A hint could not be thought of.", fault);
                            return Optional.empty();
                        })
                        .thenAcceptAsync(told, frontend::later);
            }
        });
    }

    private static Advice advise(SeatView view, Decision decision) {
        return new Adviser(new SearchJudge(SearchJudge.HINT, decision.number())).advise(view, decision.legal());
    }

    /** Returns the play of a steady bot in the player's place, chosen from the player's own view; empty if no decision is open. */
    static Optional<Play> steadyPlay(TableState table) {
        Decision decision = table.decision();
        if (decision == null || table.view() == null) {
            return Optional.empty();
        }
        try (Bot bot = Level.STEADY.bot(0)) {
            bot.begin(new BotSeat(
                    table.mySeat(),
                    table.rules(),
                    table.seats().stream()
                            .map(seat -> new BotSeat.Player(seat.name(), seat.holder() == Holder.BOT))
                            .toList()));
            return Optional.of(decision.legal().get(bot.choose(table.view(), decision.legal(), LIMIT)));
        }
    }
}
