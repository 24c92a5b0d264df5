package org.tiengow.host.discovery;

import java.net.InetAddress;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongSupplier;

/**
 * How many answers an address still gets. An answer is a hundred times as long as a query, and a query says who sent it without
 * proof: without a bound a host could be made to flood somebody who has asked nothing.
 */
final class AnswerBudget {
    /** Ten programs that look for hosts, each on four ways at once. */
    static final int AT_ONCE = 80;

    /** And each twice a second. */
    static final int PER_SECOND = 80;

    /** Addresses that are counted, those that asked last: more than a network at home has. */
    private static final int ADDRESSES = 1_024;

    private static final double MILLIS = 1_000;

    /** What an address has left, and when that was so. */
    private record Left(double answers, long at) {}

    private final LongSupplier clock;
    private final Map<InetAddress, Left> byAddress = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<InetAddress, Left> eldest) {
            return size() > ADDRESSES;
        }
    };

    /** Nobody has asked yet; the clock counts milliseconds and never jumps. */
    AnswerBudget(LongSupplier clock) {
        this.clock = clock;
    }

    /** Takes one answer out; false when there is none left. */
    boolean spend(InetAddress address) {
        long now = clock.getAsLong();
        Left before = byAddress.getOrDefault(address, new Left(AT_ONCE, now));
        double answers = Math.min(AT_ONCE, before.answers() + (now - before.at()) * PER_SECOND / MILLIS);
        boolean enough = answers >= 1;
        byAddress.put(address, new Left(enough ? answers - 1 : answers, now));
        return enough;
    }
}
