package org.tiengow.app.page;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.tiengow.app.Main;

/** The program as a process of its own, which can be killed. */
public final class ProgramOutside implements AutoCloseable {
    private final Process process;
    private final BufferedReader out;
    private final Path log;

    /**
     * Starts it.
     *
     * @param log the file for what it says on standard error
     * @param words of its command line
     */
    public ProgramOutside(Path log, List<String> words) throws IOException {
        this.log = log;
        List<String> line = Stream.concat(
                        Stream.of(
                                Path.of(System.getProperty("java.home"), "bin", "java")
                                        .toString(),
                                "-XX:TieredStopAtLevel=1",
                                "-Djava.awt.headless=true",
                                "-cp",
                                System.getProperty("java.class.path"),
                                Main.class.getName()),
                        words.stream())
                .toList();
        ProcessBuilder program = new ProcessBuilder(line).redirectError(log.toFile());
        program.environment().put("TIENGOW_HOME", String.valueOf(log.getParent())); // nobody's own
        process = program.start();
        out = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    }

    /** What stands behind READY in its next line. */
    public String ready() throws IOException {
        String line = String.valueOf(out.readLine());
        if (!line.startsWith("READY ")) {
            throw new AssertionError(line + "\n" + Files.readString(log));
        }
        return line.substring("READY ".length());
    }

    /** Types a line on its console. */
    void types(String line) throws IOException {
        process.getOutputStream().write((line + System.lineSeparator()).getBytes(StandardCharsets.UTF_8));
        process.getOutputStream().flush();
    }

    /** Checks whether its process has ended. */
    boolean hasEnded() {
        return !process.isAlive();
    }

    /** The number of its process. */
    long pid() {
        return process.pid();
    }

    /** Kills it. */
    @Override
    public void close() {
        try {
            process.destroyForcibly().waitFor();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
