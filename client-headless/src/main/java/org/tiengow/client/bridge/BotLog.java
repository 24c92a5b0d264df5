package org.tiengow.client.bridge;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The log file with the standard error of one bot program. Its length is bounded, and it is created with its first byte. The folder keeps
 * only the newest logs. A log that cannot be written is given up without an error.
 */
final class BotLog implements AutoCloseable {
    /** The longest log in bytes; further bytes are dropped. */
    static final int LONGEST = 1 << 20;

    /** The largest number of logs in a folder. */
    static final int KEPT = 100;

    private static final Logger LOG = LoggerFactory.getLogger(BotLog.class);

    private final Path file;
    private @Nullable OutputStream out;
    private int length;
    private boolean over;

    /**
     * @param file the file of the log; an existing file is replaced
     */
    BotLog(Path file) {
        this.file = file;
    }

    Path file() {
        return file;
    }

    /** Appends bytes as far as there is room. */
    synchronized void write(byte[] bytes, int count) {
        int fits = Math.min(count, LONGEST - length);
        if (over || fits <= 0) {
            return;
        }
        try {
            if (out == null) {
                out = open();
            }
            out.write(bytes, 0, fits);
            length += fits;
        } catch (IOException e) {
            LOG.debug("the log {} cannot be written: {}", file, e.getMessage());
            over = true;
        }
    }

    /** Appends a line that comes from this program, marked as such. */
    void note(String sentence) {
        byte[] line = ("tiengow: " + sentence + "\n").getBytes(StandardCharsets.UTF_8);
        write(line, line.length);
    }

    @Override
    public synchronized void close() {
        over = true;
        if (out != null) {
            try {
                out.close();
            } catch (IOException e) {
                LOG.debug("the log {} cannot be closed: {}", file, e.getMessage());
            }
        }
    }

    private OutputStream open() throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        Files.createDirectories(folder);
        List<Path> logs = new ArrayList<>();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*.log")) {
            files.forEach(logs::add);
        }
        logs.sort(Comparator.comparing(log -> log.toFile().lastModified()));
        for (Path old : logs.subList(0, Math.max(0, logs.size() - KEPT + 1))) {
            Files.deleteIfExists(old);
        }
        return Files.newOutputStream(file);
    }
}
