package org.tiengow.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What {@code -Pdist} makes. Without that profile there is nothing to try, and it is skipped. */
@DisplayName("The packages of the system")
@Timeout(1800)
class PackageIT {
    private static final int MISSING = 77;
    private static final long MOST_BYTES = 60_000_000;

    private final Path dist = Path.of(System.getProperty("tiengow.dist", ""));

    @BeforeEach
    void needsThem() {
        assumeTrue(System.getProperty("tiengow.dist") != null, "only with -Pdist");
    }

    @Test
    @DisplayName("weigh at most 60 MB each, and their sums are those of the files")
    void sizes() throws Exception {
        List<Path> packed = packed();
        assertThat(packed).isNotEmpty();
        for (Path each : packed) {
            assertThat(Files.size(each)).as(each.toString()).isLessThan(MOST_BYTES);
        }
        Ended sums = run(new ProcessBuilder("sha256sum", "--check", "--strict", "SHA256SUMS").directory(dist.toFile()));
        assertThat(sums.code()).as(sums.text()).isZero();
    }

    @Test
    @DisplayName("the .deb is installed where there is no Java, plays, and is removed without a trace")
    void debian() throws Exception {
        List<Path> deb = packed().stream()
                .filter(file -> file.toString().endsWith(".deb"))
                .toList();
        boolean required = System.getenv().getOrDefault("TIENGOW_REQUIRE", "").contains("debian");
        if (!required) {
            assumeTrue(!deb.isEmpty(), "no .deb is made on this system");
        }
        assertThat(deb).hasSize(1);
        Ended tried = run(new ProcessBuilder(
                "sh",
                "src/dist/try-package",
                deb.get(0).toString(),
                dist.resolveSibling("packaged-window.png").toString()));
        System.out.println(tried.text());
        if (!required) {
            assumeTrue(tried.code() != MISSING, tried.text());
        }
        assertThat(tried.code()).as(tried.text()).isZero();
    }

    private List<Path> packed() throws IOException {
        try (Stream<Path> all = Files.list(dist)) {
            return all.filter(file -> Stream.of(".deb", ".rpm", ".msi", ".dmg", ".tar.gz", ".zip")
                            .anyMatch(file.toString()::endsWith))
                    .toList();
        }
    }

    private record Ended(int code, String text) {}

    private static Ended run(ProcessBuilder words) throws IOException, InterruptedException {
        Process process = words.redirectErrorStream(true).start();
        process.getOutputStream().close();
        String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return new Ended(process.exitValue(), text);
    }
}
