package org.tiengow.host.table.round;

/**
 * A time limit.
 *
 * @param ends the moment at which it expires, in milliseconds of the table's clock; {@link Long#MAX_VALUE} for never
 * @param total its whole duration in milliseconds; 0 for no limit
 */
record TimeLimit(long ends, int total) {
    static final TimeLimit NONE = new TimeLimit(Long.MAX_VALUE, 0);

    /** Returns a limit of the given number of seconds from now on; 0 for no limit. */
    static TimeLimit seconds(int seconds, long now) {
        int millis = Math.multiplyExact(seconds, 1000);
        return seconds == 0 ? NONE : new TimeLimit(now + millis, millis);
    }

    boolean isOver(long now) {
        return now >= ends;
    }

    boolean exists() {
        return total > 0;
    }

    /** Returns the milliseconds left: at least 1 while there is a limit, since 0 means no limit on the wire. */
    int left(long now) {
        return exists() ? (int) Math.max(1, ends - now) : 0;
    }
}
