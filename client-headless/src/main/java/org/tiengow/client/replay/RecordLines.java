package org.tiengow.client.replay;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/** Where the lines of records are kept until one is wanted. */
interface RecordLines {
    /**
     * A line, without its end.
     *
     * @throws IOException when it is not there any more
     */
    String at(ReplayEntry.Place place) throws IOException;

    /** Lines of a file that are read again each time, so that a large file needs no memory. */
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

    /** Lines in memory. */
    static RecordLines in(List<String> lines) {
        return place -> lines.get((int) place.from());
    }
}
