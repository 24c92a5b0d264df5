package org.tiengow.client.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.tiengow.client.arena.ArenaListener;
import org.tiengow.client.arena.Game;
import org.tiengow.client.arena.RecordWriter;

/** Hands games to the record file, and tells now and then how far the arena is. */
final class ArenaProgress implements ArenaListener {
    private static final long BETWEEN_LINES = TimeUnit.SECONDS.toNanos(2);

    private final Optional<RecordWriter> records;
    private final PrintWriter err;
    private final int deals;
    private long told = System.nanoTime();

    ArenaProgress(Optional<RecordWriter> records, PrintWriter err, int deals) {
        this.records = records;
        this.err = err;
        this.deals = deals;
    }

    @Override
    public void played(Game game) {
        records.ifPresent(file -> {
            try {
                file.write(game);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    @Override
    public void reached(int finished) {
        long now = System.nanoTime();
        if (now - told > BETWEEN_LINES) {
            told = now;
            err.printf(Locale.ROOT, "%,d of %,d deals%n", finished, deals);
            err.flush();
        }
    }
}
