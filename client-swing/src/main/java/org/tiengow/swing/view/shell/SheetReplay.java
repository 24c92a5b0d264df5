package org.tiengow.swing.view.shell;

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

/** Rounds of a match that is still on the table, as far as the host made them public: the viewer lies over the table. */
final class SheetReplay implements ReplayDesk.Way {
    /** More than any window has, so that the viewer takes all there is. */
    private static final int ALL = 10_000;

    private final Desk desk;
    private final Runnable back;
    private @Nullable ReplayDesk replay;
    private @Nullable ReplayView sheet;
    private boolean left;
    private boolean lookBack;

    /**
     * A viewer that is not open yet.
     *
     * @param back what comes when the viewer is left
     */
    SheetReplay(Desk desk, Runnable back) {
        this.desk = desk;
        this.back = back;
    }

    /** Opens the round that was played last, or the first of the match. */
    void open(SessionState state, boolean fromTheFirst) {
        List<String> lines = Revealed.records(state);
        CompletableFuture.supplyAsync(() -> Replay.of(state.host().name(), lines))
                .thenAcceptAsync(records -> open(records, state, fromTheFirst), SwingUtilities::invokeLater);
    }

    /** Opens the round that was played last, and what would have been better in it for this seat. */
    void lookBack(SessionState state) {
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
        ReplayDesk opened = new ReplayDesk(desk, records, this);
        replay = opened;
        if (lookBack) {
            opened.lookBackNext();
        }
        opened.open(0, index, table.mySeat());
    }

    /** Takes the viewer away without anything in its place, as when the next round begins. */
    void close() {
        left = true;
        if (replay != null) {
            replay.close();
        }
        if (sheet != null && desk.frame().shows(sheet)) {
            desk.frame().closeSheet();
        }
    }

    @Override
    public void show(ReplayView view) {
        sheet = view;
        desk.frame().openSheet(view, ALL, ALL, () -> {
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
        desk.frame().closeSheet();
        back.run();
    }
}
