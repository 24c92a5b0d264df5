package org.tiengow.client.command;

import org.tiengow.client.lab.arena.Printed;
import org.tiengow.client.lab.arena.duel.Conclusion;

/** What the arena tells scripts. */
final class ArenaExit {
    private ArenaExit() {}

    /** The exit code of an answer; 1 and 2 are a failure and wrong usage. */
    static int of(Conclusion answer) {
        return switch (answer) {
            case YES -> 0;
            case NO -> 3;
            case OPEN -> 4;
        };
    }

    static String percent(double part) {
        return Printed.text("%.3f", 100 * part).replaceFirst("\\.?0+$", "");
    }
}
