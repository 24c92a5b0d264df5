package org.tiengow.client.bridge;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * A reader of lines of UTF-8 text from a stream that may hold anything. A line is cut at a bound, and the rest of it is discarded. A line
 * that does not end counts as the end of the stream.
 */
final class BoundedLines {
    /** Multiple of the bound up to which the end of a line is searched for. */
    private static final int PATIENCE = 128;

    private final InputStream stream;
    private final int bound;

    /**
     * @param bound the longest line in bytes
     */
    BoundedLines(InputStream stream, int bound) {
        this.stream = new BufferedInputStream(stream);
        this.bound = bound;
    }

    /** Returns the next line without its end, cut at the bound; empty at the end of the stream. */
    Optional<String> next() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        int read = stream.read();
        boolean any = read >= 0;
        for (int length = 0; read >= 0 && read != '\n'; length++) {
            if (length == PATIENCE * bound) {
                return Optional.empty();
            }
            if (line.size() < bound) {
                line.write(read);
            }
            read = stream.read();
        }
        return any ? Optional.of(line.toString(StandardCharsets.UTF_8)) : Optional.empty();
    }
}
