package org.tiengow.host.lobby;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.PriorityQueue;
import java.util.concurrent.AbstractExecutorService;
import java.util.concurrent.Callable;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;

/** What runs a table on the thread of the test, when the test says so, by a clock of the test's own. */
public final class NoThread extends AbstractExecutorService implements ScheduledExecutorService {
    private record Later(long due, long order, Runnable task) implements Comparable<Later> {
        @Override
        public int compareTo(Later other) {
            return due == other.due ? Long.compare(order, other.order) : Long.compare(due, other.due);
        }
    }

    private final Deque<Runnable> tasks = new ArrayDeque<>();
    private final PriorityQueue<Later> later = new PriorityQueue<>();
    private long millis = 1_000_000;
    private long order;
    private boolean shutdown;

    /** Itself, whatever threads it could have. */
    public ScheduledExecutorService instead(ThreadFactory unused) {
        return this;
    }

    /** The time, in milliseconds. */
    public long now() {
        return millis;
    }

    /** Does all that waits to be done. */
    public void settle() {
        for (Runnable task = tasks.poll(); task != null; task = tasks.poll()) {
            task.run();
        }
    }

    /** Lets so much time pass, and does what falls due. */
    public void pass(long span) {
        long end = millis + span;
        settle();
        while (!later.isEmpty() && later.element().due() <= end) {
            Later next = later.remove();
            millis = Math.max(millis, next.due());
            next.task().run();
            settle();
        }
        millis = end;
    }

    @Override
    public void execute(Runnable task) {
        tasks.add(task);
    }

    @Override
    @SuppressWarnings("NullAway") // nobody here looks at what is planned
    public ScheduledFuture<?> schedule(Runnable task, long delay, TimeUnit unit) {
        later.add(new Later(millis + Math.max(0, unit.toMillis(delay)), order++, task));
        return null;
    }

    @Override
    public <V> ScheduledFuture<V> schedule(Callable<V> task, long delay, TimeUnit unit) {
        throw new UnsupportedOperationException("no table does this");
    }

    @Override
    public ScheduledFuture<?> scheduleAtFixedRate(Runnable task, long first, long period, TimeUnit unit) {
        throw new UnsupportedOperationException("no table does this");
    }

    @Override
    public ScheduledFuture<?> scheduleWithFixedDelay(Runnable task, long first, long delay, TimeUnit unit) {
        throw new UnsupportedOperationException("no table does this");
    }

    @Override
    public void shutdown() {
        shutdown = true;
    }

    @Override
    public List<Runnable> shutdownNow() {
        shutdown = true;
        return List.of();
    }

    @Override
    public boolean isShutdown() {
        return shutdown;
    }

    @Override
    public boolean isTerminated() {
        return shutdown;
    }

    @Override
    public boolean awaitTermination(long time, TimeUnit unit) {
        return true;
    }
}
