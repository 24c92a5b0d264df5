package org.tiengow.client.bridge;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The search for the file of a program. */
final class ProgramFile {
    private static final Pattern FOLDERS = Pattern.compile(Pattern.quote(File.pathSeparator));

    private ProgramFile() {}

    /**
     * Returns the file of a program. A word with a folder in it is a path; any other word is searched for in the folders of {@code PATH},
     * as a shell does.
     */
    static Optional<Path> find(String word) {
        Stream<String> folders =
                Path.of(word).getNameCount() > 1 || Path.of(word).isAbsolute()
                        ? Stream.of("")
                        : FOLDERS.splitAsStream(System.getenv().getOrDefault("PATH", ""));
        return folders.flatMap(folder -> path(folder, word))
                .filter(file -> Files.isRegularFile(file) && Files.isExecutable(file))
                .findFirst();
    }

    private static Stream<Path> path(String folder, String word) {
        try {
            return Stream.of(Path.of(folder, word));
        } catch (InvalidPathException e) {
            return Stream.empty();
        }
    }
}
