package org.tiengow.host.table.round;

/**
 * Until when something may last.
 *
 * @param ends the moment, in milliseconds of the table's clock; {@link Long#MAX_VALUE}: never
 * @param total how long it was in all, in milliseconds; 0 without a limit
 */
record TimeLimit(long ends, int total) {
    static final TimeLimit NONE = new TimeLimit(Long.MAX_VALUE, 0);

    /** So many seconds from now on; 0: no limit. */
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

    /** Milliseconds left, at least 1 while there is a limit, since 0 means none on the wire. */
    int left(long now) {
        return exists() ? (int) Math.max(1, ends - now) : 0;
    }
}
