package org.tiengow.client.replay;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The record files of a folder, the latest first. */
public final class RecordShelf {
    /** The extension of a file with a record that is passed on, without the dot. A desktop opens such a file with the program. */
    public static final String PASSED_ON = "tiengow-record";

    private static final Pattern HOST_FILE = Pattern.compile(".*_(?<match>[^_.]+)(\\.\\d+)?\\.jsonl");
    private static final int DAY = "2026-11-20".length();
    private static final int MOST_FILES = 200;
    private static final long LARGE = 1 << 19;

    private RecordShelf() {}

    /**
     * A file on the shelf.
     *
     * @param path the path of the file
     * @param contents the contents of the file; null for a large file, which is read when it is opened
     */
    public record Kept(Path path, @Nullable Replay contents) {
        /** Returns the day in the name of a host's file; empty for a file of another name. */
        public Optional<LocalDate> day() {
            String name = String.valueOf(path.getFileName());
            if (match(path).isEmpty() || name.length() < DAY) {
                return Optional.empty();
            }
            try {
                return Optional.of(LocalDate.parse(name.substring(0, DAY)));
            } catch (DateTimeParseException another) {
                return Optional.empty();
            }
        }
    }

    /**
     * Returns the record files of a folder, sorted by the days in their names, the latest first; at most {@value #MOST_FILES}.
     *
     * @return an empty list when the folder does not exist or cannot be read
     */
    public static List<Kept> in(Path folder) {
        List<Kept> kept = new ArrayList<>();
        for (Path file : files(folder)) {
            try {
                Optional<Replay> contents =
                        Files.size(file) > LARGE ? Optional.empty() : Replay.read(file, share -> true);
                kept.add(new Kept(file, contents.orElse(null)));
            } catch (IOException e) {
                continue; // the file is gone, or not readable for this user
            }
        }
        return List.copyOf(kept);
    }

    /** Returns the ids of the matches of which a host's files are in a folder, as their names tell; files of other names are ignored. */
    public static Set<String> matches(Path folder) {
        Set<String> ids = new HashSet<>();
        for (Path file : hostFiles(folder)) {
            ids.add(match(file));
        }
        return ids;
    }

    /** Returns the files that a host wrote of a match, the earliest first; more than one if the host was started again during the match. */
    public static List<Path> of(Path folder, String match) {
        return hostFiles(folder).stream()
                .filter(file -> match(file).equals(match))
                .toList();
    }

    private static List<Path> hostFiles(Path folder) {
        try (Stream<Path> all = Files.list(folder)) {
            return all.filter(file -> !match(file).isEmpty())
                    .sorted(Comparator.comparing((Path file) -> file.toString().length())
                            .thenComparing(Comparator.naturalOrder()))
                    .toList();
        } catch (IOException e) {
            return List.of();
        }
    }

    /** Returns the id of the match in the name of a host's file, such as {@code 2026-11-20_9f2c.2.jsonl}; empty for other names. */
    private static String match(Path file) {
        Matcher name = HOST_FILE.matcher(String.valueOf(file.getFileName()));
        return name.matches() ? name.group("match") : "";
    }

    private static List<Path> files(Path folder) {
        try (Stream<Path> all = Files.list(folder)) {
            return all.filter(file -> file.toString().endsWith(".jsonl"))
                    .sorted(Comparator.comparing(RecordShelf::day).reversed())
                    .limit(MOST_FILES)
                    .toList();
        } catch (IOException e) {
            return List.of();
        }
    }

    /** Returns a key to sort files by: the day at the beginning of the name of a host's file, then the time of the last change. */
    private static String day(Path file) {
        String name = String.valueOf(file.getFileName());
        String written;
        try {
            written = Files.getLastModifiedTime(file).toInstant().toString();
        } catch (IOException e) {
            written = "";
        }
        return (name.length() < DAY ? name : name.substring(0, DAY)) + " " + written;
    }
}
