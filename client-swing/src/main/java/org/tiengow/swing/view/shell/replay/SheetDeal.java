package org.tiengow.swing.view.shell.replay;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import javax.swing.SwingUtilities;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tiengow.client.replay.FlawedLine;
import org.tiengow.client.replay.Replay;
import org.tiengow.client.replay.ReplayEntry;
import org.tiengow.client.replay.ReplayRound;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.presentation.settlement.DealWords;
import org.tiengow.presentation.settlement.Revealed;
import org.tiengow.swing.view.settlement.DealSheet;
import org.tiengow.swing.view.shell.frame.Surroundings;

/** The sheet over the settlement with the whole deal of the last round. */
public final class SheetDeal {
    private static final Logger LOG = LoggerFactory.getLogger(SheetDeal.class);
    private static final int WIDTH = 900;
    private static final int HEIGHT = 704;

    private final Surroundings around;
    private final Runnable back;
    private @Nullable DealSheet sheet;
    private boolean over;

    /**
     * Creates a sheet that is not open yet.
     *
     * @param back runs when the sheet is closed
     */
    public SheetDeal(Surroundings around, Runnable back) {
        this.around = around;
        this.back = back;
    }

    /** Reads the host's record of the round in the background, and shows its deal. */
    public void open(SessionState state) {
        TableState table = state.atTable().orElseThrow();
        SeatView view = table.view();
        int number = view == null ? 0 : view.round();
        List<String> records = Revealed.records(state);
        CompletableFuture.supplyAsync(() -> read(records, number))
                .thenAcceptAsync(round -> round.ifPresent(found -> show(table, found)), SwingUtilities::invokeLater);
    }

    /** Closes the sheet without running {@code back}. */
    public void close() {
        over = true;
        if (sheet != null && around.frame().shows(sheet)) {
            around.frame().closeSheet();
        }
    }

    private static Optional<ReplayRound> read(List<String> records, int number) {
        Replay replay = Replay.of("", records);
        Optional<ReplayEntry> entry = replay.matches().stream()
                .flatMap(match -> match.rounds().stream())
                .filter(round -> round.round() == number)
                .findFirst();
        if (entry.isEmpty()) {
            return Optional.empty();
        }
        try {
            return Optional.of(replay.open(entry.get()));
        } catch (IOException | FlawedLine e) {
            LOG.warn("The host's record of round {} cannot be read: {}", number, e.toString());
            return Optional.empty();
        }
    }

    private void show(TableState table, ReplayRound round) {
        if (over) {
            return;
        }
        DealSheet opened = new DealSheet(DealWords.screen(around.words(), table, round), around.tileLook(), back);
        sheet = opened;
        around.frame().openSheet(opened, WIDTH, HEIGHT, back);
    }
}
