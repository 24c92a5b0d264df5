package org.tiengow.client.player;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** The one thread of one bot. It keeps no program alive, and what it is given after its end is dropped. */
final class BotThread extends ThreadPoolExecutor {
    private final Runnable last;

    /**
     * Idle.
     *
     * @param last what is done at the very end, when nothing else runs any more
     */
    BotThread(String name, Runnable last) {
        super(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), task -> daemon(task, name), new DiscardPolicy());
        this.last = last;
    }

    @Override
    protected void terminated() {
        boolean interrupted = Thread.interrupted(); // meant for what ran before
        try {
            last.run();
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private static Thread daemon(Runnable task, String name) {
        Thread thread = new Thread(task, name);
        thread.setDaemon(true);
        return thread;
    }
}
