package org.tiengow.lab.arena.report;

import org.tiengow.lab.arena.Estimate;

/** The colours of the reports. */
final class Colours {
    static final String AHEAD = "#1f6f54";
    static final String BEHIND = "#b4552d";
    static final String UNDECIDED = "#777";
    static final String GRID = "#e4e4e4";
    static final String ZERO = "#999";
    static final String ASKED = "#3b5b92";

    private Colours() {}

    /** Returns a colour that shows whether the whole interval lies on one side of zero. */
    static String of(Estimate estimate) {
        return estimate.low() > 0 ? AHEAD : estimate.high() < 0 ? BEHIND : UNDECIDED;
    }
}
