package org.tiengow.swing.view.shell;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import javax.swing.SwingUtilities;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tiengow.client.analysis.Advice;
import org.tiengow.client.analysis.Adviser;
import org.tiengow.client.analysis.SearchJudge;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.table.Decision;
import org.tiengow.engine.seat.SeatView;

/** Thinks about a hint beside the event thread, out of what this seat knows; nothing is asked of anybody. */
final class Advising {
    private static final Logger LOG = LoggerFactory.getLogger(Advising.class);

    private Advising() {}

    /**
     * Thinks about the open decision, and tells the event thread; nothing where none is open.
     *
     * @param told what came of it; empty when nothing did, for a fault of this program
     */
    static void ask(SessionState state, Consumer<Optional<Advice>> told) {
        state.atTable().ifPresent(table -> {
            Decision decision = table.decision();
            SeatView view = table.view();
            if (decision != null && view != null) {
                CompletableFuture.supplyAsync(() -> Optional.of(advise(view, decision)))
                        .exceptionally(fault -> {
                            LOG.error("A hint could not be thought of.", fault);
                            return Optional.empty();
                        })
                        .thenAcceptAsync(told, SwingUtilities::invokeLater);
            }
        });
    }

    private static Advice advise(SeatView view, Decision decision) {
        return new Adviser(new SearchJudge(SearchJudge.HINT, decision.number())).advise(view, decision.legal());
    }
}
