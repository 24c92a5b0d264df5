package org.tiengow.web.door;

/** What may be spent at once, and comes back with time. For one thread. */
final class Allowance {
    private static final double NANOS = 1_000_000_000;

    private final double aSecond;
    private final double most;
    private double left;
    private long counted = System.nanoTime();

    /** Full at first; {@code aSecond} comes back in each second, up to {@code most}. */
    Allowance(double aSecond, double most) {
        this.aSecond = aSecond;
        this.most = most;
        this.left = most;
    }

    /** Spends so much; false when there was less left. */
    boolean spend(double amount) {
        long now = System.nanoTime();
        left = Math.min(most, left + (now - counted) / NANOS * aSecond) - amount;
        counted = now;
        return left >= 0;
    }
}
