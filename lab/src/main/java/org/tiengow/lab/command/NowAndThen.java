package org.tiengow.lab.command;

import java.io.PrintWriter;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** A printer of progress lines that prints at most one every two seconds. */
final class NowAndThen {
    private static final long BETWEEN_LINES = TimeUnit.SECONDS.toNanos(2);

    private final PrintWriter err;
    private long told = System.nanoTime();

    NowAndThen(PrintWriter err) {
        this.err = err;
    }

    void tell(Supplier<String> line) {
        long now = System.nanoTime();
        if (now - told > BETWEEN_LINES) {
            told = now;
            err.println(line.get());
            err.flush();
        }
    }
}
