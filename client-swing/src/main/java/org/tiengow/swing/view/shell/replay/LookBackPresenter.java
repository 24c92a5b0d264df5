package org.tiengow.swing.view.shell.replay;

import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.IntConsumer;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tiengow.client.analysis.LookBack;
import org.tiengow.client.analysis.SearchJudge;
import org.tiengow.client.replay.ReplayRound;
import org.tiengow.presentation.settlement.LookBackWords;
import org.tiengow.swing.view.settlement.LookBackSheet;
import org.tiengow.swing.view.shell.frame.Surroundings;

/** The analysis of a seat's decisions. It runs in the background and shows its progress, until it is finished or cancelled. */
final class LookBackPresenter {
    private static final Logger LOG = LoggerFactory.getLogger(LookBackPresenter.class);

    private final Surroundings around;
    private final AtomicBoolean wanted = new AtomicBoolean(true);
    private final ExecutorService work =
            Executors.newSingleThreadExecutor(job -> ReplayFiles.daemon(job, "tiengow-look-back"));

    private LookBackPresenter(Surroundings around) {
        this.around = around;
    }

    /**
     * Opens the sheet and starts the analysis.
     *
     * @param seat the seat whose decisions are analysed
     * @param reader whether that is the user's own seat
     * @param there goes to a moment of the replay in place of the sheet
     * @param back runs when the sheet is closed otherwise
     * @return the sheet; the analysis stops when it is no longer shown
     */
    static JPanel openSheet(
            Surroundings around, ReplayRound round, int seat, boolean reader, IntConsumer there, Runnable back) {
        return new LookBackPresenter(around).open(round, seat, reader, there, back);
    }

    private JPanel open(ReplayRound round, int seat, boolean reader, IntConsumer there, Runnable back) {
        LookBackWords words =
                new LookBackWords(around.words(), round.people().get(seat).name(), reader);
        LookBackSheet sheet = new LookBackSheet(
                around.words().get("lookBack.title"),
                around.words().get("replay.cancel"),
                around.tileLook(),
                there,
                back);
        sheet.think(words.thinking(0), 0);
        around.frame().openSheet(sheet, LookBackSheet.WIDTH, LookBackSheet.HEIGHT, back);
        work.execute(() -> think(round, seat, words, sheet));
        work.shutdown();
        return sheet;
    }

    private void think(ReplayRound round, int seat, LookBackWords words, LookBackSheet sheet) {
        try {
            Optional<LookBack> look = LookBack.at(round, seat, new SearchJudge(SearchJudge.LOOK_BACK, seat), share -> {
                int percent = (int) (100 * share);
                SwingUtilities.invokeLater(() -> {
                    wanted.set(around.frame().shows(sheet));
                    sheet.think(words.thinking(percent), percent);
                });
                return wanted.get();
            });
            SwingUtilities.invokeLater(() -> look.map(words::screen).ifPresent(sheet::show));
        } catch (RuntimeException fault) {
            LOG.error("The look back failed.", fault);
            SwingUtilities.invokeLater(() -> sheet.think(around.words().get("lookBack.failed"), 0));
        }
    }
}
