package org.tiengow.host;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The night of a host that runs, as it would be found if the host were gone now. */
public final class RunningNight {
    private static final String JOURNAL = "journal";

    private RunningNight() {}

    /**
     * Checks whether a match is being played. Reads a copy of the journal, because a running night is no broken-off one.
     *
     * @param data the host's data folder
     * @param copy a folder for the copy
     */
    public static boolean hasMatch(Path data, Path copy) throws IOException {
        Path journal = data.resolve(JOURNAL);
        if (!Files.isDirectory(journal)) {
            return false;
        }
        Path copied =
                Files.createDirectories(Files.createTempDirectory(copy, "night").resolve(JOURNAL));
        List<Path> files;
        try (Stream<Path> all = Files.list(journal)) {
            files = all.filter(file -> file.toString().endsWith(".journal")).toList();
        }
        for (Path file : files) {
            Files.copy(file, copied.resolve(file.getFileName()));
        }
        return BrokenOff.in(copied.getParent()).isPresent();
    }
}
