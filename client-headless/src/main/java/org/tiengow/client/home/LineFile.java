package org.tiengow.client.home;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tiengow.protocol.kept.OwnersAlone;

/**
 * A small file of lines in a folder; both are created with the first line. Only the owner may read the file. When it cannot be read or
 * written, the failure is logged and nothing is remembered; nothing else fails.
 */
public final class LineFile {
    private final @Nullable Path file;

    /**
     * Opens a file.
     *
     * @param folder its folder; null disables persistence
     */
    public LineFile(@Nullable Path folder, String name) {
        this.file = folder == null ? null : folder.resolve(name);
    }

    /** Checks whether anything is kept. */
    public boolean isWanted() {
        return file != null;
    }

    /** Returns the lines; none when there is no such file. */
    public List<String> lines() {
        if (file == null) {
            return List.of();
        }
        try {
            OwnersAlone.takeBack(file); // an older version may have left the file readable by everybody
            // decoded leniently: one damaged line does not invalidate the others
            return new String(Files.readAllBytes(file), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
        } catch (NoSuchFileException nothingKept) {
            return List.of();
        } catch (IOException cause) {
            log().warn("{} cannot be read: {}", file, cause.toString());
            return List.of();
        }
    }

    /** Replaces all lines, as {@link WholeFile} does. */
    public void write(List<String> lines) {
        if (file == null) {
            return;
        }
        try {
            WholeFile.write(file, lines.stream().map(line -> line + "\n").collect(Collectors.joining()));
        } catch (IOException cause) {
            log().warn("{} cannot be written: {}", file, cause.toString());
        }
    }

    /**
     * Appends a line, so that several programs may write at once; returns whether it is kept. Ends a last line first that a crash cut
     * short.
     */
    public boolean add(String line) {
        if (file == null) {
            return false;
        }
        try {
            OwnersAlone.createFolder(
                    Objects.requireNonNull(file.toAbsolutePath().getParent()));
            try (FileChannel end = OwnersAlone.open(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
                String start = isCutShort(file) ? "\n" : "";
                end.write(StandardCharsets.UTF_8.encode(start + line + "\n"));
            }
            return true;
        } catch (IOException cause) {
            log().warn("{} cannot be written: {}", file, cause.toString());
            return false;
        }
    }

    private static boolean isCutShort(Path file) throws IOException {
        try (FileChannel read = FileChannel.open(file, StandardOpenOption.READ)) {
            ByteBuffer last = ByteBuffer.allocate(1);
            return read.size() > 0 && read.read(last, read.size() - 1) == 1 && last.get(0) != '\n';
        }
    }

    // Created on demand: the first logger takes some time, and the window should not wait for it.
    private static Logger log() {
        return LoggerFactory.getLogger(LineFile.class);
    }
}
