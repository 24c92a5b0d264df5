package org.tiengow.swing.view.shell.table;

import java.awt.Dimension;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import javax.swing.SwingUtilities;
import javax.swing.Timer;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.answer.RefusalReason;
import org.tiengow.presentation.flow.EmbeddedHost;
import org.tiengow.presentation.flow.EmbeddedHosts;
import org.tiengow.presentation.flow.Frontend;
import org.tiengow.presentation.flow.Overlay;
import org.tiengow.presentation.flow.TableFlow;
import org.tiengow.presentation.flow.ViewState;
import org.tiengow.presentation.flow.Wish;
import org.tiengow.presentation.lobby.LobbyScreen;
import org.tiengow.presentation.words.Words;
import org.tiengow.swing.view.lobby.LobbyView;
import org.tiengow.swing.view.shell.frame.Enlargement;
import org.tiengow.swing.view.shell.frame.Surroundings;
import org.tiengow.swing.view.shell.over.CardPresenter;

/** A table in the window, which shows the screens of its flow. Confined to the event thread. */
public final class TableWindow implements Frontend {
    /** The size that must fit the window while a settlement lies over a table shown as on a television, at scale 1. */
    private static final Dimension FAR_SHEET = new Dimension(900, 736);

    private final Surroundings around;
    private final JoinTarget joinTarget;
    private final Wish wish;
    private final TableFlow flow;
    private final RoundWindow round;
    private final LessonWindow lesson;
    private final TableSheets sheets;
    private final TableExtras extras;
    private @Nullable LobbyView lobby;
    private @Nullable Words spoken;
    private @Nullable ViewState last;
    private @Nullable Dimension enlarged;

    /**
     * Creates a window for a table and starts to connect.
     *
     * @param door opens a session
     * @param hosts the hosts that this program can run
     * @param hosting the host to close with the table, if it is this program's own; otherwise null
     */
    public TableWindow(
            Surroundings around,
            Function<JoinTarget, GameSession> door,
            JoinTarget joinTarget,
            Wish wish,
            EmbeddedHosts hosts,
            @Nullable EmbeddedHost hosting) {
        this.around = around;
        this.joinTarget = joinTarget;
        this.wish = wish;
        this.flow = new TableFlow(this, around, door, joinTarget, wish, hosts, hosting);
        this.round = new RoundWindow(around, flow);
        this.lesson = new LessonWindow(around, flow);
        this.sheets = new TableSheets(around, flow);
        this.extras = new TableExtras(around, flow);
        hosts.at(flow);
        around.frame().whenUncovered(this::showAgain);
    }

    public TableFlow flow() {
        return flow;
    }

    /** Rebuilds everything with the current settings. */
    public void refresh() {
        round.refreshCard(extras.rules());
        lesson.forget();
        sheets.forget();
        flow.refresh();
    }

    @Override
    public void later(Runnable work) {
        SwingUtilities.invokeLater(work);
    }

    @Override
    public Runnable after(Duration time, Runnable work) {
        Timer timer = new Timer((int) time.toMillis(), event -> work.run());
        timer.setRepeats(false);
        timer.start();
        return timer::stop;
    }

    @Override
    public void open(Overlay overlay, Supplier<Optional<Record>> screen) {
        boolean isFar = last != null && last.main() instanceof ViewState.Round there && there.far();
        if (overlay == Overlay.CARD && !isFar && isOpen() && CardPresenter.fitsBeside(around)) {
            extras.rules().ifPresent(round::turnCard);
        } else if (overlay != Overlay.CARD || !isFar) {
            extras.open(overlay, screen);
        }
    }

    /** Checks whether a round is shown, the only screen with room for the card. */
    private boolean isOpen() {
        return last != null && last.main() instanceof ViewState.Round;
    }

    @Override
    public void show(ViewState viewState) {
        ViewState.Whole main = viewState.main();
        boolean ends = last != null && last.sheet().filter(TableWindow::isEnd).isPresent();
        if (isTable(main) && (last == null || !isTable(last.main()))) {
            around.arrived(joinTarget.address());
        }
        last = viewState;
        if (ends && viewState.sheet().filter(TableWindow::isEnd).isEmpty()) {
            extras.closeRound();
        }
        enlarge(room(viewState));
        if (!(main instanceof ViewState.Round)) {
            round.rest();
        }
        if (main instanceof ViewState.Round there) {
            round.show(there);
        } else if (main instanceof ViewState.Lesson there) {
            lesson.show(there.guide());
        } else if (main instanceof ViewState.Lobby there) {
            show(there.screen());
        } else if (main instanceof ViewState.OnTheWay on) {
            around.waitFor(on.words());
        } else {
            end(main);
            return;
        }
        sheets.show(viewState.sheet());
        extras.showNight();
    }

    /** Shows the sheet of the flow again after the sheet that covered it has been closed. */
    private void showAgain() {
        if (last != null && around.frame().shows(null)) {
            sheets.show(last.sheet());
        }
    }

    private void end(ViewState.Whole main) {
        close();
        if (main instanceof ViewState.Left left && left.reason() == RefusalReason.WRONG_PIN) {
            around.needsPin(left.why(), joinTarget, wish);
        } else if (main instanceof ViewState.Left left) {
            around.left(left.why());
        } else if (main instanceof ViewState.StrangeKey strange) {
            around.metOtherKey(strange.keys(), strange.why(), strange.joinTarget(), strange.wish());
        }
    }

    /** Removes the table from the window and stops its sounds. */
    public void close() {
        last = null;
        around.frame().whenUncovered(() -> {});
        extras.closeRound();
        round.rest();
        lesson.stop();
        enlarge(null);
    }

    private static boolean isTable(ViewState.Whole main) {
        return main instanceof ViewState.Round || main instanceof ViewState.Lesson || main instanceof ViewState.Lobby;
    }

    private static boolean isEnd(ViewState.Over over) {
        return over instanceof ViewState.Settled || over instanceof ViewState.Ended;
    }

    private static @Nullable Dimension room(ViewState viewState) {
        if (!(viewState.main() instanceof ViewState.Round there) || !there.far()) {
            return null;
        }
        return viewState.sheet().filter(TableWindow::isEnd).isPresent() ? FAR_SHEET : Enlargement.TABLE;
    }

    private void enlarge(@Nullable Dimension room) {
        if (!Objects.equals(room, enlarged)) {
            enlarged = room;
            around.enlarge(room);
        }
    }

    private void show(LobbyScreen screen) {
        LobbyView current = lobby;
        if (current == null || spoken != around.words()) {
            LobbyView fresh = new LobbyView(around.words(), flow.lobby());
            if (current != null) {
                fresh.takeDraft(current);
            }
            current = fresh;
            lobby = fresh;
            spoken = around.words();
        }
        current.show(screen);
        around.frame().show(current);
        around.frame().setTitle(screen.title());
    }
}
