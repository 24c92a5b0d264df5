package org.tiengow.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code tiengow.jar} holds: its licences are those of what is really in it, and it is no larger than it must be. */
@DisplayName("The jar that is handed out")
class WholeJarIT {
    private static final Path JAR = Path.of(System.getProperty("tiengow.jar"));
    private static final long MOST_BYTES = 20_000_000;
    private static final String LICENSES = "META-INF/licenses/";

    /** What others made, as the list in the jar says. */
    private record Work(String name, String licence, String file, List<String> places) {
        static Work of(String line) {
            String[] parts = line.split("\t", -1);
            return new Work(parts[0], parts[1], parts[2], List.of(parts[3].split(" ")));
        }

        boolean holds(String entry) {
            return places.stream().anyMatch(entry::startsWith);
        }
    }

    @Test
    @DisplayName("has a licence for everything in it that others made, and none for what is not in it")
    void licences() throws IOException {
        try (JarFile jar = new JarFile(JAR.toFile())) {
            List<Work> works = text(jar, LICENSES + "list.txt")
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(Work::of)
                    .toList();
            List<String> entries = jar.stream()
                    .filter(entry -> !entry.isDirectory())
                    .map(ZipEntry::getName)
                    .map(WholeJarIT::withoutVersion)
                    .toList();
            assertThat(entries.stream()
                            .filter(entry -> isOthers(entry) && works.stream().noneMatch(work -> work.holds(entry))))
                    .as("without a licence")
                    .isEmpty();
            for (Work work : works) {
                assertThat(work.places())
                        .allSatisfy(place -> assertThat(entries).anyMatch(entry -> entry.startsWith(place)));
                assertThat(text(jar, LICENSES + work.file())).as(work.name()).hasSizeGreaterThan(1000);
            }
            assertThat(entries.stream().filter(entry -> entry.startsWith(LICENSES)))
                    .containsExactlyInAnyOrderElementsOf(Stream.concat(
                                    Stream.of("list.txt"),
                                    works.stream().map(Work::file).distinct())
                            .map(LICENSES::concat)
                            .toList());
            assertThat(text(jar, "META-INF/LICENSE")).contains("Apache License", "Version 2.0");
            assertThat(text(jar, "META-INF/NOTICE")).startsWith("Tien Gow");
        }
    }

    @Test
    @DisplayName("weighs at most 20 MB, of a million bytes each")
    void size() throws IOException {
        assertThat(Files.size(JAR)).isLessThan(MOST_BYTES);
    }

    @Test
    @DisplayName("logs, although Logback is found by name alone")
    void logs(@TempDir Path data) throws Exception {
        Process host = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-jar",
                        JAR.toString(),
                        "host",
                        "--bots",
                        "4",
                        "--rounds",
                        "1",
                        "--exit-after-match",
                        "--port",
                        "0",
                        "--web-port",
                        "0",
                        "--no-discovery",
                        "--data",
                        data.toString())
                .redirectErrorStream(true)
                .start();
        host.getOutputStream().close();
        String said = new String(host.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        host.waitFor();
        assertThat(host.exitValue()).as(said).isZero();
        assertThat(said).contains("INFO  HostCommand", "STANDINGS").doesNotContain("SLF4J", "\tat ");
    }

    /** Whether somebody else made it: whatever is not the project's own, and all fonts. */
    private static boolean isOthers(String entry) {
        boolean font = Stream.of(".ttf", ".otf", ".woff2").anyMatch(entry::endsWith);
        boolean own = Stream.of("org/tiengow/", "tiengow/", "META-INF/").anyMatch(entry::startsWith);
        return font || !own;
    }

    /** A class for later runtimes counts as the class it stands for. */
    private static String withoutVersion(String entry) {
        String[] parts = entry.split("/");
        return entry.startsWith("META-INF/versions/")
                ? String.join("/", Arrays.asList(parts).subList(3, parts.length))
                : entry;
    }

    private static String text(JarFile jar, String name) throws IOException {
        ZipEntry entry = jar.getEntry(name);
        assertThat(entry).as(name).isNotNull();
        try (InputStream in = jar.getInputStream(entry)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
