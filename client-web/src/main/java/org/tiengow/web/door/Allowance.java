package org.tiengow.web.door;

/** A token bucket: an amount that is spent at once and refills with time. Not thread-safe. */
final class Allowance {
    private static final double NANOS = 1_000_000_000;

    private final double aSecond;
    private final double most;
    private double left;
    private long counted = System.nanoTime();

    /** Creates a full bucket that refills by {@code aSecond} per second, up to {@code most}. */
    Allowance(double aSecond, double most) {
        this.aSecond = aSecond;
        this.most = most;
        this.left = most;
    }

    /** Spends an amount; returns false if less than that was left. The amount is spent in either case. */
    boolean spend(double amount) {
        long now = System.nanoTime();
        left = Math.min(most, left + (now - counted) / NANOS * aSecond) - amount;
        counted = now;
        return left >= 0;
    }
}
