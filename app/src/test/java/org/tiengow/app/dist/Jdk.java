package org.tiengow.app.dist;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Objects;
import java.util.Properties;
import java.util.stream.Stream;

/**
 * A JDK whose runtime is packed.
 *
 * @param home its folder
 * @param feature its version, such as 25; 0 where that is not known
 */
record Jdk(Path home, int feature) {
    /** The first that keeps what a start needs ahead of time. */
    private static final int AHEAD = 25;

    static Jdk at(Path home) {
        return new Jdk(home, version(home));
    }

    /** The newest beside the one that runs, where it is 25 or later; else that one. */
    static Jdk newest() throws IOException {
        Jdk running = at(Path.of(System.getProperty("java.home")));
        if (running.isAhead()) {
            return running;
        }
        Path folder = Objects.requireNonNull(running.home.toRealPath().getParent());
        try (Stream<Path> beside = Files.list(folder)) {
            return beside.filter(home -> Files.exists(home.resolve("bin/jpackage"))
                            || Files.exists(home.resolve("bin/jpackage.exe")))
                    .map(Jdk::at)
                    .filter(Jdk::isAhead)
                    .max(Comparator.comparingInt(Jdk::feature))
                    .orElse(running);
        }
    }

    /** Whether it keeps code of an earlier start, and not only classes. */
    boolean isAhead() {
        return feature >= AHEAD;
    }

    /** One of its programs. */
    String tool(String name) {
        return home.resolve("bin").resolve(name).toString();
    }

    private static int version(Path home) {
        Properties release = new Properties();
        try (var in = Files.newInputStream(home.resolve("release"))) {
            release.load(in);
            String said = release.getProperty("JAVA_VERSION", "0").replace("\"", "");
            return Integer.parseInt(said.split("[.+-]")[0]);
        } catch (IOException | NumberFormatException none) {
            return 0;
        }
    }
}
