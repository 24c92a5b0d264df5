package org.tiengow.client.command;

import org.tiengow.client.lab.arena.Printed;
import org.tiengow.client.lab.arena.duel.Conclusion;

/** The exit codes of the arena, for scripts. */
final class ArenaExit {
    private ArenaExit() {}

    /** Returns the exit code of an answer. The codes 1 and 2 mean a failure and wrong usage. */
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
