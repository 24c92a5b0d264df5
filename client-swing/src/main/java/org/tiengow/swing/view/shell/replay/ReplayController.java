package org.tiengow.swing.view.shell.replay;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZoneId;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.UnaryOperator;
import javax.swing.JFileChooser;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import javax.swing.Timer;
import javax.swing.filechooser.FileNameExtensionFilter;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.replay.FlawedLine;
import org.tiengow.client.replay.RecordShelf;
import org.tiengow.client.replay.Replay;
import org.tiengow.client.replay.ReplayEntry;
import org.tiengow.client.replay.ReplayMatch;
import org.tiengow.client.replay.ReplayRound;
import org.tiengow.client.session.table.SeatState;
import org.tiengow.engine.seat.Seats;
import org.tiengow.presentation.replay.ReplayContents;
import org.tiengow.presentation.replay.ReplayModel;
import org.tiengow.presentation.replay.ReplayScreen;
import org.tiengow.presentation.replay.ReplayScreen.ControlKind;
import org.tiengow.presentation.settlement.SettlementInput;
import org.tiengow.presentation.settlement.SettlementScreen;
import org.tiengow.swing.view.replay.ReplayInput;
import org.tiengow.swing.view.replay.ReplayView;
import org.tiengow.swing.view.replay.RoundsSheet;
import org.tiengow.swing.view.settlement.SettlementView;
import org.tiengow.swing.view.shell.frame.FileToSave;
import org.tiengow.swing.view.shell.frame.Surroundings;
import org.tiengow.swing.view.shell.over.RulesPresenter;

/**
 * The controller of the replay viewer for one set of records: it opens their rounds, moves through them, plays them and saves them. It has
 * only complete records of finished rounds, from a file or published by the host. Confined to the event thread.
 */
final class ReplayController implements ReplayInput, SettlementInput {
    private final Surroundings around;
    private final Replay replay;
    private final List<SeatState> seats;
    private final int reader;
    private final Way way;
    private final ExecutorService work =
            Executors.newSingleThreadExecutor(job -> ReplayFiles.daemon(job, "tiengow-replay"));
    private final Timer playing = new Timer(1, event -> tick());
    private @Nullable ReplayModel model;
    private @Nullable ReplayView view;
    /** The sheet that was opened last over the viewer. */
    private @Nullable JPanel over;

    private boolean lookBackNext;

    /** The place in the window where the viewer is shown. */
    interface Way {
        /** Shows the viewer, also after a sheet over it has been closed. */
        void show(ReplayView view);

        /** Reports why no round can be shown. */
        void refused(String why);

        /** Leaves the viewer. */
        void leave();
    }

    /**
     * Creates a controller for records that have been read.
     *
     * @param seats the seats of the table at which they were played; empty if they are unknown
     * @param reader the user's own seat in them, or {@link Seats#NONE} if unknown
     */
    ReplayController(Surroundings around, Replay replay, List<SeatState> seats, int reader, Way way) {
        this.around = around;
        this.replay = replay;
        this.seats = seats;
        this.reader = reader;
        this.way = way;
    }

    /**
     * Opens a round.
     *
     * @param match the index of its match
     * @param round the index of the round in the match
     * @param seat the seat in front
     */
    void open(int match, int round, int seat) {
        ReplayMatch chosen = replay.matches().get(match);
        ReplayEntry entry = chosen.rounds().get(round);
        work.execute(() -> {
            try {
                ReplayRound opened = replay.open(entry);
                SwingUtilities.invokeLater(() -> opened(chosen, opened, seat));
            } catch (FlawedLine flawed) {
                String why = contents().sentence(flawed.flaw());
                SwingUtilities.invokeLater(() -> refuse(why));
            } catch (IOException e) {
                SwingUtilities.invokeLater(() -> refuse(around.words().get("replay.lost")));
            }
        });
    }

    /** Rebuilds the viewer in the current language and theme. */
    void refresh() {
        ReplayModel now = model;
        view = null;
        if (now != null) {
            show(now.in(around.words()));
        }
    }

    /** Stops playing and all background work, and closes the sheet over the viewer. */
    void close() {
        playing.stop();
        work.shutdownNow();
        if (over != null && around.frame().shows(over)) {
            around.frame().closeSheet();
        }
    }

    @Override
    public void control(ControlKind kind) {
        switch (kind) {
            case START -> change(ReplayModel::start);
            case PREVIOUS_TRICK -> change(ReplayModel::previousTrick);
            case BACK -> change(ReplayModel::back);
            case PLAY -> change(now -> now.playing(true));
            case PAUSE -> change(now -> now.playing(false));
            case FORWARD -> change(ReplayModel::forward);
            case NEXT_TRICK -> change(ReplayModel::nextTrick);
            case END -> change(ReplayModel::end);
            case PAYMENTS -> payments();
        }
    }

    @Override
    public void to(int position) {
        change(now -> now.to(position));
    }

    @Override
    public void view(int index) {
        change(now -> now.view(index));
    }

    @Override
    public void pace(int index) {
        change(now -> now.pace(index));
    }

    @Override
    public void rounds() {
        ReplayModel now = model;
        if (now == null) {
            return;
        }
        change(still -> still.playing(false));
        RoundsSheet sheet = new RoundsSheet(
                around.words(),
                contents().of(replay),
                replay.matches().indexOf(now.match()),
                now.index(),
                (match, round) -> {
                    back();
                    open(match, round, now.seat());
                },
                this::back);
        around.frame().openSheet(sheet, RoundsSheet.WIDTH, RoundsSheet.HEIGHT, this::back);
        over = sheet;
    }

    @Override
    public void share(boolean wholeMatch) {
        ReplayModel now = model;
        if (now == null) {
            return;
        }
        change(still -> still.playing(false));
        JFileChooser chooser = new JFileChooser();
        chooser.setLocale(around.words().locale());
        chooser.setDialogTitle(around.words().get("replay.share.title"));
        chooser.setFileFilter(
                new FileNameExtensionFilter(around.words().get("replay.share.file"), RecordShelf.PASSED_ON));
        String name = wholeMatch
                ? now.match().id()
                : now.match().id() + "-" + now.round().number();
        chooser.setSelectedFile(
                Path.of(FileToSave.named(name, "." + RecordShelf.PASSED_ON)).toFile());
        if (chooser.showSaveDialog(view) == JFileChooser.APPROVE_OPTION) {
            Path file = chooser.getSelectedFile().toPath();
            if (FileToSave.mayBeWritten(file, around.words(), around.words().get("replay.share.title"), view)) {
                save(now.shared(wholeMatch), file);
            }
        }
    }

    @Override
    public void lookBack() {
        lookBack(this::back);
    }

    /** Opens the analysis of the seat in front. If only the analysis was asked for, {@code closed} leaves the replay too. */
    private void lookBack(Runnable closed) {
        ReplayModel now = model;
        if (now != null) {
            change(still -> still.playing(false));
            over = LookBackPresenter.openSheet(
                    around, now.round(), now.front(), now.front() == reader, this::showAt, closed);
        }
    }

    /** Opens the analysis of better plays as soon as the next round is open. */
    void lookBackNext() {
        lookBackNext = true;
    }

    @Override
    public void rules() {
        ReplayModel now = model;
        if (now != null) {
            over = RulesPresenter.openSheet(around, now.round().rules(), this::back);
        }
    }

    @Override
    public void leave() {
        close();
        way.leave();
    }

    @Override
    public void choose(SettlementScreen.ChoiceKind kind) {
        back();
        if (view != null) {
            view.requestFocusInWindow(); // not the button that opened the sheet: the keys continue with the round
        }
        switch (kind) {
            case REPLAY -> change(ReplayModel::start);
            case NEXT_ROUND -> nextRound();
            case LEAVE, SHOW_DEAL, LOOK_BACK, STANDINGS -> change(UnaryOperator.identity());
        }
    }

    @Override
    public void why() {
        rules();
    }

    /** Saves rounds to one file. */
    void save(List<ReplayEntry> entries, Path file) {
        work.execute(() -> {
            String said;
            try {
                Files.writeString(file, replay.text(entries), StandardCharsets.UTF_8);
                said = around.words().get("replay.saved", file.getFileName());
            } catch (IOException e) {
                said = around.words().get("replay.notSaved");
            }
            String sentence = said;
            SwingUtilities.invokeLater(() -> change(now -> now.noting(sentence)));
        });
    }

    private void nextRound() {
        ReplayModel now = model;
        if (now != null) {
            open(replay.matches().indexOf(now.match()), now.index() + 1, now.seat());
        }
    }

    private void payments() {
        change(still -> still.playing(false));
        ReplayModel now = model;
        if (now != null) {
            now.settlement().ifPresent(screen -> {
                JPanel sheet = new SettlementView(screen, around.tileLook(), this);
                around.frame().openSheet(sheet, SettlementView.WIDTH, SettlementView.HEIGHT, this::back);
                over = sheet;
            });
        }
    }

    private void showAt(int moment) {
        back();
        to(moment);
    }

    private void back() {
        around.frame().closeSheet();
        if (view != null) {
            way.show(view);
        }
    }

    private void opened(ReplayMatch match, ReplayRound round, int seat) {
        if (round.moments().isEmpty()) {
            refuse(around.words().get("replay.broken"));
            return;
        }
        ReplayModel before = model;
        show(before == null ? ReplayModel.of(around.words(), match, round, seats, seat) : before.with(match, round));
        if (lookBackNext) {
            lookBackNext = false;
            lookBack(this::leave);
        }
    }

    private void refuse(String why) {
        if (model == null) {
            way.refused(why);
        } else {
            change(now -> now.noting(why));
        }
    }

    private void tick() {
        change(ReplayModel::forward);
    }

    private void change(UnaryOperator<ReplayModel> act) {
        if (model != null) {
            show(act.apply(model));
        }
    }

    private void show(ReplayModel next) {
        model = next;
        ReplayScreen screen = next.screen();
        ReplayView current = view;
        if (current == null) {
            current = new ReplayView(
                    screen, around.tileLook(), around.settings().look().pace(), this);
            view = current;
            way.show(current);
        } else {
            current.show(screen);
        }
        arrangePlaying(next);
    }

    private void arrangePlaying(ReplayModel next) {
        playing.setDelay(next.millis());
        playing.setInitialDelay(next.millis());
        if (!next.isPlaying()) {
            playing.stop();
        } else if (!playing.isRunning()) {
            playing.start();
        }
    }

    private ReplayContents contents() {
        return new ReplayContents(around.words(), ZoneId.systemDefault());
    }
}
