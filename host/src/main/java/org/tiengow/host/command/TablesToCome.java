package org.tiengow.host.command;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;

/** The tables that have not ended a match yet. Told by the tables' threads. */
final class TablesToCome {
    private final Set<Integer> done = ConcurrentHashMap.newKeySet();
    private final CountDownLatch open;
    private volatile boolean failed;

    /** So many tables are waited for. */
    TablesToCome(int tables) {
        open = new CountDownLatch(tables);
    }

    /** A table has ended a match, its first or another. */
    void played(int table) {
        if (done.add(table)) {
            open.countDown();
        }
    }

    /** A table has ended by a fault, and will end no match any more. */
    void failed(int table) {
        failed = true;
        played(table);
    }

    /** Whether some are still waited for. */
    boolean isOpen() {
        return open.getCount() > 0;
    }

    /** Waits for all of them; says whether none has failed. */
    boolean await() throws InterruptedException {
        open.await();
        return !failed;
    }
}
