package org.tiengow.client.replay;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The record files of a folder, the latest first. */
public final class RecordShelf {
    /** The extension of a file with a record that is passed on, without the dot. A desktop opens such a file with the program. */
    public static final String PASSED_ON = "tiengow-record";

    private static final int MOST_FILES = 200;
    private static final long LARGE = 1 << 19;

    private RecordShelf() {}

    /**
     * A file on the shelf.
     *
     * @param path the path of the file
     * @param contents the contents of the file; null for a large file, which is read when it is opened
     */
    public record Kept(Path path, @Nullable Replay contents) {}

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
        return (name.length() < 10 ? name : name.substring(0, 10)) + " " + written;
    }
}
