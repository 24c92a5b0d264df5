package org.tiengow.swing.view.shell;

import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.IntConsumer;
import javax.swing.SwingUtilities;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tiengow.client.analysis.LookBack;
import org.tiengow.client.analysis.SearchJudge;
import org.tiengow.client.replay.ReplayRound;
import org.tiengow.presentation.settlement.LookBackWords;
import org.tiengow.swing.view.settlement.LookBackSheet;

/** Looks back at a seat's decisions beside the event thread, with progress, until it is done or called off. */
final class LookBackDesk {
    private static final Logger LOG = LoggerFactory.getLogger(LookBackDesk.class);

    private final Desk desk;
    private final AtomicBoolean wanted = new AtomicBoolean(true);
    private final ExecutorService work =
            Executors.newSingleThreadExecutor(job -> ReplayFiles.daemon(job, "tiengow-look-back"));

    private LookBackDesk(Desk desk) {
        this.desk = desk;
    }

    /**
     * Opens the sheet and begins to think.
     *
     * @param seat whose decisions
     * @param there goes to a moment of the replay
     * @param back what comes when the sheet is closed
     */
    static void openSheet(Desk desk, ReplayRound round, int seat, IntConsumer there, Runnable back) {
        new LookBackDesk(desk).open(round, seat, there, back);
    }

    private void open(ReplayRound round, int seat, IntConsumer there, Runnable back) {
        LookBackWords words =
                new LookBackWords(desk.words(), round.people().get(seat).name());
        Runnable closing = () -> {
            wanted.set(false);
            back.run();
        };
        LookBackSheet sheet = new LookBackSheet(
                desk.words().get("lookBack.title"),
                desk.words().get("replay.cancel"),
                desk.tileLook(),
                moment -> {
                    closing.run();
                    there.accept(moment);
                },
                closing);
        sheet.think(words.thinking(0), 0);
        desk.frame().openSheet(sheet, LookBackSheet.WIDTH, LookBackSheet.HEIGHT, closing);
        work.execute(() -> think(round, seat, words, sheet));
        work.shutdown();
    }

    private void think(ReplayRound round, int seat, LookBackWords words, LookBackSheet sheet) {
        try {
            Optional<LookBack> look = LookBack.at(round, seat, new SearchJudge(SearchJudge.LOOK_BACK, seat), share -> {
                int percent = (int) (100 * share);
                SwingUtilities.invokeLater(() -> sheet.think(words.thinking(percent), percent));
                return wanted.get();
            });
            SwingUtilities.invokeLater(() -> look.map(words::screen).ifPresent(sheet::show));
        } catch (RuntimeException fault) {
            LOG.error("The look back failed.", fault);
            SwingUtilities.invokeLater(() -> sheet.think(desk.words().get("lookBack.failed"), 0));
        }
    }
}
