package org.tiengow.host.command;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;

/** Counts the tables that have not finished a match yet. Called by the tables' threads. */
final class TablesToCome {
    private final Set<Integer> done = ConcurrentHashMap.newKeySet();
    private final int tables;
    private final CountDownLatch over = new CountDownLatch(1);
    private volatile boolean failed;

    /** Creates a counter that waits for this number of tables. */
    TablesToCome(int tables) {
        this.tables = tables;
    }

    /** Marks a table as having finished a match, its first or a later one. */
    void played(int table) {
        done.add(table);
        if (done.size() >= tables) {
            over.countDown();
        }
    }

    /** Marks a table that a fault has ended; it will finish no match. */
    void failed(int table) {
        failed = true;
        played(table);
    }

    /** Stops waiting: all tables continue at another host. */
    void handedOver() {
        over.countDown();
    }

    /** Checks whether some tables are still awaited. */
    boolean isOpen() {
        return over.getCount() > 0;
    }

    /** Waits for all tables; returns whether none has failed. */
    boolean await() throws InterruptedException {
        over.await();
        return !failed;
    }
}
