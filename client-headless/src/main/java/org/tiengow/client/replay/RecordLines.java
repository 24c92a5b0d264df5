package org.tiengow.client.replay;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/** A store of the lines of records, which are fetched one by one. */
interface RecordLines {
    /**
     * Returns a line, without its end.
     *
     * @throws IOException when the line can no longer be read
     */
    String at(ReplayEntry.Place place) throws IOException;

    /** Returns the lines of a file. Each is read again when it is fetched, so that a large file needs no memory. */
    static RecordLines in(Path file) {
        return place -> {
            byte[] bytes = new byte[place.length()];
            try (RandomAccessFile open = new RandomAccessFile(file.toFile(), "r")) {
                open.seek(place.from());
                open.readFully(bytes);
            }
            return new String(bytes, StandardCharsets.UTF_8);
        };
    }

    /** Returns a store of lines in memory. */
    static RecordLines in(List<String> lines) {
        return place -> lines.get((int) place.from());
    }
}
