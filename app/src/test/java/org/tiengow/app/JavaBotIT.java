package org.tiengow.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The example of a Java bot: a Maven project of its own, made and brought to a table as docs/bots.md says. */
class JavaBotIT {
    private static final Path EXAMPLE = Path.of("..", "docs", "examples", "java-bot");
    private static final Pattern PORT = Pattern.compile("READY \\{\"port\":(\\d+),.*");

    @TempDir
    private Path folder;

    @Test
    void isMadeByMavenAndSitsAtAHost() throws Exception {
        Path jar = made();
        Ended check = ended(tiengow("bot-check", "--jar=" + jar));
        assertThat(check.text()).contains("Nothing is wrong with it.");
        assertThat(check.code()).isZero();
        Process host = tiengow(
                        "host",
                        "--port=0",
                        "--bots=3",
                        "--rounds=2",
                        "--start=full",
                        "--level=random",
                        "--no-discovery",
                        "--exit-after-match",
                        "--data=" + folder.resolve("data"))
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try (BufferedReader lines = host.inputReader(StandardCharsets.UTF_8)) {
            Matcher ready = PORT.matcher(lines.readLine());
            assertThat(ready.matches()).isTrue();
            Ended bot = ended(tiengow(
                    "bot",
                    "--host=127.0.0.1:" + ready.group(1),
                    "--name=Cheap",
                    "--jar=" + jar,
                    "--class=example.CheapBot"));
            assertThat(bot.text()).doesNotContain("WARN");
            assertThat(bot.code()).isZero();
            assertThat(lines.readLine()).startsWith("STANDINGS").contains("\"Cheap\"");
            assertThat(host.waitFor()).isZero();
        } finally {
            host.destroyForcibly();
        }
    }

    private Path made() throws IOException, InterruptedException {
        Path project = folder.resolve("java-bot");
        try (Stream<Path> files = Files.walk(EXAMPLE.resolve("src"))) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path copy = project.resolve(EXAMPLE.relativize(file));
                Files.createDirectories(copy.getParent());
                Files.copy(file, copy);
            }
        }
        Files.copy(EXAMPLE.resolve("pom.xml"), project.resolve("pom.xml"));
        Ended maven = ended(new ProcessBuilder(
                "mvn",
                "-q",
                "-B",
                "-Dmaven.repo.local=" + System.getProperty("localRepository"),
                "-Dtiengow.jar=" + Path.of(System.getProperty("tiengow.jar")).toAbsolutePath(),
                "-f",
                project.toString(),
                "package"));
        assertThat(maven.code()).as(maven.text()).isZero();
        return project.resolve("target").resolve("cheap-bot.jar");
    }

    private static ProcessBuilder tiengow(String... words) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add("-jar");
        command.add(System.getProperty("tiengow.jar"));
        command.addAll(List.of(words));
        return new ProcessBuilder(command);
    }

    private record Ended(int code, String text) {}

    private static Ended ended(ProcessBuilder builder) throws IOException, InterruptedException {
        Process process = builder.redirectErrorStream(true).start();
        process.getOutputStream().close();
        String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return new Ended(process.exitValue(), text);
    }
}
