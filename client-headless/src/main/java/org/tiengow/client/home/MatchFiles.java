package org.tiengow.client.home;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The files of one kind that are kept of matches: one file per match, in one folder. Unreadable files are logged.
 *
 * @param folder created with the first file; null disables persistence
 * @param suffix the suffix of the files of this kind
 * @param clock the clock by which the age of a file is measured
 */
public record MatchFiles(@Nullable Path folder, String suffix, Clock clock) {
    /**
     * Time for which a match is kept after its last change: longer than any night, and than a match that is interrupted and continued a
     * week later.
     */
    public static final Duration LIFE = Duration.ofDays(14);

    private static final Logger LOG = LoggerFactory.getLogger(MatchFiles.class);

    /** Returns the content of all files, the oldest first. Omits damaged files, and deletes those that are too old. */
    public <T> List<T> read(Function<String, T> reader) {
        List<T> read = new ArrayList<>();
        long oldest = clock.instant().minus(LIFE).toEpochMilli();
        for (Path file : all()) {
            try {
                if (written(file) < oldest) {
                    Files.deleteIfExists(file);
                    continue;
                }
                read.add(reader.apply(Files.readString(file)));
            } catch (IOException | RuntimeException damaged) {
                LOG.warn("What was kept in {} cannot be read: {}", file, damaged.toString());
            }
        }
        return read;
    }

    /** Returns the files, the oldest first. */
    public List<Path> all() {
        if (folder == null || !Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> all = Files.list(folder)) {
            return all.filter(file -> file.toString().endsWith(suffix))
                    .sorted(Comparator.comparing(MatchFiles::written))
                    .toList();
        } catch (IOException cause) {
            LOG.warn("What is kept of matches cannot be read in {}: {}", folder, cause.toString());
            return List.of();
        }
    }

    /** Returns the file of a match; the folder must not be null. The name encodes the bytes of the id, since an id may be any text. */
    public Path of(String match) {
        String name = HexFormat.of().formatHex(match.getBytes(StandardCharsets.UTF_8)) + suffix;
        return Objects.requireNonNull(folder).resolve(name);
    }

    private static long written(Path file) {
        try {
            return Files.getLastModifiedTime(file).toMillis();
        } catch (IOException gone) {
            return 0;
        }
    }
}
