package org.tiengow.client.player;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** The thread of one bot. It is a daemon, and tasks submitted after its end are discarded. */
final class BotThread extends ThreadPoolExecutor {
    private final Runnable last;

    /**
     * Creates an executor whose thread starts with the first task.
     *
     * @param last the final action, which runs when no task is running any more
     */
    BotThread(String name, Runnable last) {
        super(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), task -> daemon(task, name), new DiscardPolicy());
        this.last = last;
    }

    @Override
    protected void terminated() {
        boolean interrupted = Thread.interrupted(); // the interrupt was meant for the task before
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
