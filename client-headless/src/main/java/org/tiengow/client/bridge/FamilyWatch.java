package org.tiengow.client.bridge;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The watchdog of all running bot programs. Twice a second, while any are running, it checks their bounds and ends a program that exceeds
 * them. When this process ends, it kills those that are left.
 */
final class FamilyWatch {
    private static final Logger LOG = LoggerFactory.getLogger(FamilyWatch.class);
    private static final long BETWEEN_MILLIS = 500;

    private final Isolation isolation;
    private final ProgramBounds bounds;
    private final Set<BotProcess> running = ConcurrentHashMap.newKeySet();

    FamilyWatch(Isolation isolation, ProgramBounds bounds) {
        this.isolation = isolation;
        this.bounds = bounds;
        ScheduledExecutorService thread = Executors.newSingleThreadScheduledExecutor(job -> {
            Thread watcher = new Thread(job, "bot-programs-watch");
            watcher.setDaemon(true);
            return watcher;
        });
        thread.scheduleWithFixedDelay(this::look, BETWEEN_MILLIS, BETWEEN_MILLIS, TimeUnit.MILLISECONDS);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> running.forEach(BotProcess::kill), "bot-programs-end"));
    }

    Isolation isolation() {
        return isolation;
    }

    ProgramBounds bounds() {
        return bounds;
    }

    void begin(BotProcess program) {
        running.add(program);
    }

    void end(BotProcess program) {
        running.remove(program);
    }

    private void look() {
        if (running.isEmpty()) {
            return;
        }
        try {
            ProcessTable now = isolation.processes();
            running.forEach(program -> program.endIfOutgrown(now, bounds));
        } catch (RuntimeException e) {
            LOG.warn("the bot programs cannot be watched: {}", e.getMessage());
        }
    }
}
