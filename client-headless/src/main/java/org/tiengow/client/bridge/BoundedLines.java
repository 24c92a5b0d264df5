package org.tiengow.client.bridge;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Lines of UTF-8 text out of a stream that may hold anything: what is longer than the bound is cut, never kept. */
final class BoundedLines {
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
        while (read >= 0 && read != '\n') {
            if (line.size() < bound) {
                line.write(read);
            }
            read = stream.read();
        }
        return any ? Optional.of(line.toString(StandardCharsets.UTF_8)) : Optional.empty();
    }
}
