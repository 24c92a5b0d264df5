package org.tiengow.swing.view.shell.replay;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import javax.swing.SwingUtilities;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.replay.Replay;
import org.tiengow.client.replay.ReplayEntry;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.presentation.settlement.Revealed;
import org.tiengow.swing.view.replay.ReplayView;
import org.tiengow.swing.view.shell.frame.Surroundings;

/** The replay over the table: rounds of the current match, as far as the host has published them. */
public final class SheetReplay implements ReplayController.Way {
    /** A sheet size that exceeds any window, so that the viewer fills the window. */
    private static final int ALL = 10_000;

    private final Surroundings around;
    private @Nullable ReplayController replay;
    private @Nullable ReplayView sheet;
    private boolean left;
    private boolean lookBack;

    /** Creates a viewer that is not open yet. */
    public SheetReplay(Surroundings around) {
        this.around = around;
    }

    /** Opens the last round, or the first of the match. */
    public void open(SessionState state, boolean fromTheFirst) {
        List<String> lines = Revealed.records(state);
        CompletableFuture.supplyAsync(() -> Replay.of(state.host().name(), lines))
                .thenAcceptAsync(records -> open(records, state, fromTheFirst), SwingUtilities::invokeLater);
    }

    /** Opens the last round with the analysis of better plays for the user's seat. */
    public void lookBack(SessionState state) {
        lookBack = true;
        open(state, false);
    }

    private void open(Replay records, SessionState state, boolean fromTheFirst) {
        if (left || records.matches().isEmpty()) {
            return;
        }
        TableState table = state.atTable().orElseThrow();
        SeatView view = table.view();
        int number = view == null ? 0 : view.round();
        List<Integer> rounds = records.matches().get(0).rounds().stream()
                .map(ReplayEntry::round)
                .toList();
        int index = fromTheFirst ? 0 : Math.max(0, rounds.indexOf(number));
        ReplayController opened = new ReplayController(around, records, table.seats(), table.mySeat(), this);
        replay = opened;
        if (lookBack) {
            opened.lookBackNext();
        }
        opened.open(0, index, table.mySeat());
    }

    /** Closes the viewer, for example because the next round begins. */
    public void close() {
        left = true;
        if (replay != null) {
            replay.close();
        }
        if (sheet != null && around.frame().shows(sheet)) {
            around.frame().closeSheet();
        }
    }

    @Override
    public void show(ReplayView view) {
        if (left) {
            return;
        }
        sheet = view;
        around.frame().openSheet(view, ALL, ALL, () -> {
            if (replay != null) {
                replay.leave();
            }
        });
    }

    @Override
    public void refused(String why) {}

    @Override
    public void leave() {
        around.frame().closeSheet();
    }
}
