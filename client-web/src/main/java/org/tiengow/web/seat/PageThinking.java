package org.tiengow.web.seat;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tiengow.client.analysis.LookBack;
import org.tiengow.client.analysis.SearchJudge;
import org.tiengow.client.replay.ReplayRound;

/**
 * The worker that analyses finished rounds for all pages of a door. It handles one round at a time on a thread of low priority,
 * because each takes many seconds of CPU time.
 */
final class PageThinking implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(PageThinking.class);

    /** The maximum number of waiting requests: all players of two tables. */
    private static final int WAITING = 8;

    private final ThreadPoolExecutor thread =
            new ThreadPoolExecutor(1, 1, 1, TimeUnit.SECONDS, new ArrayBlockingQueue<>(WAITING), work -> {
                Thread made = new Thread(work, "tiengow-page-look-back");
                made.setDaemon(true);
                made.setPriority(Thread.MIN_PRIORITY);
                return made;
            });

    PageThinking() {
        thread.allowCoreThreadTimeOut(true);
    }

    /**
     * Starts the analysis of a seat's decisions. All callbacks run on another thread.
     *
     * @param wanted cancels the analysis silently when set to false
     * @param progress receives the share that is done, from 0 to 1
     * @param failed called if the analysis fails or the queue is full
     */
    void lookBack(
            ReplayRound round,
            int seat,
            AtomicBoolean wanted,
            DoubleConsumer progress,
            Consumer<LookBack> done,
            Runnable failed) {
        try {
            thread.execute(() -> {
                try {
                    LookBack.at(round, seat, new SearchJudge(SearchJudge.LOOK_BACK, seat), share -> {
                                progress.accept(share);
                                return wanted.get();
                            })
                            .ifPresent(done);
                } catch (RuntimeException fault) {
                    LOG.error("The look back failed.", fault);
                    failed.run();
                }
            });
        } catch (RejectedExecutionException tooMany) {
            failed.run();
        }
    }

    @Override
    public void close() {
        thread.shutdownNow();
    }
}
