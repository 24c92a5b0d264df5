package org.tiengow.app.phone;

import java.util.Optional;

/**
 * The state of the connection that a page or a program shows its user, printed by its process whenever it changes.
 *
 * @param nanos the moment of the change by {@link System#nanoTime}, which on Linux is the same clock for all processes
 */
record ConnectionView(long nanos, Kind kind) {
    /** A state of the connection. */
    enum Kind {
        /** The table is shown, and nothing is said of the connection. */
        TABLE,
        /** The connection is called slow. */
        SLOW,
        /** The connection is called lost. */
        LOST,
        /** Something else is shown than the table. */
        ELSEWHERE
    }

    /** Prints a line at each change. */
    static final class Printer {
        private Optional<Kind> last = Optional.empty();

        void show(Kind now) {
            if (!last.equals(Optional.of(now))) {
                last = Optional.of(now);
                System.out.println(System.nanoTime() + " " + now);
            }
        }
    }

    /** Reads a printed line. */
    static ConnectionView parse(String line) {
        String[] words = line.split(" ");
        return new ConnectionView(Long.parseLong(words[0]), Kind.valueOf(words[1]));
    }

    /** Checks whether a line is a printed view; browsers and drivers print others. */
    static boolean isOne(String line) {
        return line.matches("\\d+ [A-Z]+");
    }
}
