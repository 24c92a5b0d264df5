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

/** Rounds of a match that is still on the table, as far as the host made them public: the viewer lies over the table. */
public final class SheetReplay implements ReplayController.Way {
    /** More than any window has, so that the viewer takes all there is. */
    private static final int ALL = 10_000;

    private final Surroundings around;
    private final Runnable back;
    private @Nullable ReplayController replay;
    private @Nullable ReplayView sheet;
    private boolean left;
    private boolean lookBack;

    /**
     * A viewer that is not open yet.
     *
     * @param back what comes when the viewer is left
     */
    public SheetReplay(Surroundings around, Runnable back) {
        this.around = around;
        this.back = back;
    }

    /** Opens the round that was played last, or the first of the match. */
    public void open(SessionState state, boolean fromTheFirst) {
        List<String> lines = Revealed.records(state);
        CompletableFuture.supplyAsync(() -> Replay.of(state.host().name(), lines))
                .thenAcceptAsync(records -> open(records, state, fromTheFirst), SwingUtilities::invokeLater);
    }

    /** Opens the round that was played last, and what would have been better in it for this seat. */
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
        ReplayController opened = new ReplayController(around, records, table.mySeat(), this);
        replay = opened;
        if (lookBack) {
            opened.lookBackNext();
        }
        opened.open(0, index, table.mySeat());
    }

    /** Takes the viewer away without anything in its place, as when the next round begins. */
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
    public void refused(String why) {
        back.run();
    }

    @Override
    public void leave() {
        around.frame().closeSheet();
        back.run();
    }
}
