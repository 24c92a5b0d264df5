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
 * One kind of what is kept of matches: a file a match, in one folder. What cannot be read the log tells of.
 *
 * @param folder it is made when something is kept; null for who wants no memory
 * @param suffix of the files of this kind
 * @param clock says how old a file is
 */
public record MatchFiles(@Nullable Path folder, String suffix, Clock clock) {
    /**
     * For how long a match is kept after something of it was: longer than any evening, and than one that is broken off and goes on
     * the week after.
     */
    public static final Duration LIFE = Duration.ofDays(14);

    private static final Logger LOG = LoggerFactory.getLogger(MatchFiles.class);

    /** All that was kept, the oldest first; what is damaged is left out, what is too old deleted. */
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

    /** The files, the oldest first. */
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

    /** The file of a match, in a folder that is wanted. An id may be any line; the file is named by its bytes. */
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
