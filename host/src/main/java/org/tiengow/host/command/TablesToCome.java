package org.tiengow.host.command;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;

/** The tables that have not ended a match yet. Told by the tables' threads. */
final class TablesToCome {
    private final Set<Integer> done = ConcurrentHashMap.newKeySet();
    private final int tables;
    private final CountDownLatch over = new CountDownLatch(1);
    private volatile boolean failed;

    /** So many tables are waited for. */
    TablesToCome(int tables) {
        this.tables = tables;
    }

    /** A table has ended a match, its first or another. */
    void played(int table) {
        done.add(table);
        if (done.size() >= tables) {
            over.countDown();
        }
    }

    /** A table has ended by a fault, and will end no match any more. */
    void failed(int table) {
        failed = true;
        played(table);
    }

    /** All of them go on at another host: none is waited for any more. */
    void handedOver() {
        over.countDown();
    }

    /** Whether some are still waited for. */
    boolean isOpen() {
        return over.getCount() > 0;
    }

    /** Waits for all of them; says whether none has failed. */
    boolean await() throws InterruptedException {
        over.await();
        return !failed;
    }
}
