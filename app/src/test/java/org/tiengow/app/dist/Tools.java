package org.tiengow.app.dist;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** The programs that are run on the way. */
final class Tools {
    private static final int STEP_SECONDS = 600;

    private Tools() {}

    /** Whether there is a program of this name. */
    static boolean has(String program) {
        return Stream.of(System.getenv().getOrDefault("PATH", "").split(System.getProperty("path.separator")))
                .anyMatch(folder ->
                        Files.exists(Path.of(folder, program)) || Files.exists(Path.of(folder, program + ".exe")));
    }

    /** Runs a program, and returns what it says. */
    static String run(String... words) throws Exception {
        Path said =
                Files.createTempFile("tiengow-", ".txt"); // a pipe would be read to its end, however long that takes
        try {
            Process process = new ProcessBuilder(words)
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .redirectOutput(said.toFile())
                    .start();
            if (!process.waitFor(STEP_SECONDS, TimeUnit.SECONDS) || process.exitValue() != 0) {
                process.destroyForcibly();
                throw new IOException(words[0] + " failed: " + Files.readString(said));
            }
            return Files.readString(said);
        } finally {
            Files.delete(said);
        }
    }
}
