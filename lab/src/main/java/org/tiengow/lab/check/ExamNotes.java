package org.tiengow.lab.check;

import java.time.Duration;

/** Counters of a check; safe for use from any thread. */
final class ExamNotes {
    private int decisions;
    private Duration slowest = Duration.ZERO;

    synchronized void answered(Duration time) {
        decisions++;
        slowest = slowest.compareTo(time) < 0 ? time : slowest;
    }

    synchronized int decisions() {
        return decisions;
    }

    synchronized Duration slowest() {
        return slowest;
    }
}
