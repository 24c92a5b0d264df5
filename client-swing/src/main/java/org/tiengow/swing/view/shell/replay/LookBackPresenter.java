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

/** Looks back at a seat's decisions beside the event thread, with progress, until it is done or called off. */
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
     * Opens the sheet and begins to think.
     *
     * @param seat whose decisions
     * @param reader whether that is the reader's own seat
     * @param there goes to a moment of the replay, in the place of the sheet
     * @param back what comes when the sheet is closed without that
     * @return the sheet; once it is shown no longer, it is thought about no more
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
