package org.tiengow.client.bridge;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * Lines of UTF-8 text out of a stream that may hold anything: what is longer than the bound is cut, never kept, and a line
 * that does not end at all is the end.
 */
final class BoundedLines {
    /** So many times the bound is read in search of the end of a line. */
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

    /** The next line, without its end, cut to the bound; empty when there is no more. */
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
