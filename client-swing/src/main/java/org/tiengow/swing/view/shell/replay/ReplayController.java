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
 * One set of records being looked at: opens its rounds, moves through them, plays them, saves them. It knows only records that
 * are whole and finished: those of a file, or those that the host made public. Belongs to the event thread.
 */
final class ReplayController implements ReplayInput, SettlementInput {
    private final Surroundings around;
    private final Replay replay;
    private final int reader;
    private final Way way;
    private final ExecutorService work =
            Executors.newSingleThreadExecutor(job -> ReplayFiles.daemon(job, "tiengow-replay"));
    private final Timer playing = new Timer(1, event -> tick());
    private @Nullable ReplayModel model;
    private @Nullable ReplayView view;
    /** What was opened last from the viewer, over it. */
    private @Nullable JPanel over;

    private boolean lookBackNext;

    /** How the viewer comes before the eyes, and goes. */
    interface Way {
        /** Shows the viewer again, as after a sheet that lay over it. */
        void show(ReplayView view);

        /** Nothing can be shown, for this reason. */
        void refused(String why);

        /** The viewer is left. */
        void leave();
    }

    /**
     * Before records that are read already.
     *
     * @param reader the reader's own seat in them, or {@link Seats#NONE} where that is not known
     */
    ReplayController(Surroundings around, Replay replay, int reader, Way way) {
        this.around = around;
        this.replay = replay;
        this.reader = reader;
        this.way = way;
    }

    /**
     * Opens a round.
     *
     * @param match its match, by its index
     * @param round the round, by its index in the match
     * @param seat the seat that lies in front
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

    /** Shows everything anew, in another language or theme. */
    void refresh() {
        ReplayModel now = model;
        view = null;
        if (now != null) {
            show(now.in(around.words()));
        }
    }

    /** Stands still, and takes away what was opened over the viewer. */
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

    /** Where the replay was not asked for, closing the sheet leads back to where it was opened. */
    private void lookBack(Runnable closed) {
        ReplayModel now = model;
        if (now != null) {
            change(still -> still.playing(false));
            over = LookBackPresenter.openSheet(
                    around, now.round(), now.front(), now.front() == reader, this::showAt, closed);
        }
    }

    /** Shows what would have been better as soon as the next round is open. */
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
            view.requestFocusInWindow(); // not the button that opened the sheet: the keys go on with the round
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

    /** Saves rounds as one file. */
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
        show(before == null ? ReplayModel.of(around.words(), match, round, seat) : before.with(match, round));
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
