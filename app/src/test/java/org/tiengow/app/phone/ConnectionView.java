package org.tiengow.app.phone;

import java.util.Optional;

/** What a page or a program tells its user of the connection, as a process of its own prints it whenever it changes. */
record ConnectionView(long nanos, Kind kind) {
    /** What is told. */
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

    /** Prints these views as they change, with the moment on the clock that all processes of a machine share. */
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

    /** The pattern of a printed line; browsers and drivers print others. */
    static boolean isOne(String line) {
        return line.matches("\\d+ [A-Z]+");
    }
}
