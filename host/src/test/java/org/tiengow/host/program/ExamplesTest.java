package org.tiengow.host.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tiengow.client.check.RecordFile;
import org.tiengow.client.command.BotCommand;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.Host;
import org.tiengow.host.HostSettings;
import org.tiengow.host.TablePlan;
import org.tiengow.host.table.Archive.Standings;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.protocol.program.Tool;
import picocli.CommandLine;

@DisplayName("The example programs")
@Tag("slow")
class ExamplesTest {
    private static final int MOST_LINES = 40;

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"bot.py", "bot.js"})
    @DisplayName("over lines of JSON are short")
    void areShort(String file) throws IOException {
        assertThat(Files.readAllLines(Tool.EXAMPLES.resolve(file))).hasSizeLessThanOrEqualTo(MOST_LINES);
    }

    @Nested
    @DisplayName("over lines of JSON")
    class Lines {
        @Test
        @DisplayName("in Python sits at a host")
        void python() throws Exception {
            sits("pagat", 4, Tool.python() + " \"" + Tool.EXAMPLES.resolve("bot.py") + "\"");
        }

        @Test
        @DisplayName("in JavaScript sits at a host")
        void script() throws Exception {
            sits("pagat-hk", 4, Tool.node() + " \"" + Tool.EXAMPLES.resolve("bot.js") + "\"");
        }

        private void sits(String rules, int players, String command) throws Exception {
            StringWriter said = new StringWriter();
            CompletableFuture<Integer> exit = new CompletableFuture<>();
            match(rules, players, port -> {
                CommandLine bot = new CommandLine(new BotCommand())
                        .setOut(new PrintWriter(said, true))
                        .setErr(new PrintWriter(said, true));
                new Thread(() -> exit.complete(
                                bot.execute("--host", "127.0.0.1:" + port, "--name", "Guest", "--exec", command)))
                        .start();
            });
            assertThat(exit.get()).as(said.toString()).isZero();
        }
    }

    @Nested
    @DisplayName("over the wire")
    class Wire {
        private final Path protos =
                Path.of("..", "protocol", "src", "main", "proto").toAbsolutePath();

        @ParameterizedTest
        @CsvSource({"pagat-hk, 4", "ming, 2"})
        @DisplayName("in Python sits at a host")
        void python(String rules, int players) throws Exception {
            String python = Tool.python();
            List<String> make = new ArrayList<>(List.of("protoc", "-I", protos.toString(), "--python_out=" + folder));
            try (Stream<Path> files = Files.list(protos.resolve("tiengow").resolve("v1"))) {
                files.map(Path::toString).forEach(make::add);
            }
            assertThat(output(make)).isEmpty();
            sits(
                    rules,
                    players,
                    List.of(python, Tool.EXAMPLES.resolve("wire_bot.py").toString()));
        }

        @ParameterizedTest
        @CsvSource({"pagat-hk, 4", "ming, 2"})
        @DisplayName("in JavaScript sits at a host")
        void script(String rules, int players) throws Exception {
            sits(
                    rules,
                    players,
                    List.of(Tool.node(), Tool.EXAMPLES.resolve("wire_bot.js").toString()),
                    protos.toString());
        }

        private void sits(String rules, int players, List<String> words, String... more) throws Exception {
            CompletableFuture<String> said = new CompletableFuture<>();
            match(rules, players, port -> {
                List<String> command = new ArrayList<>(words);
                command.add("127.0.0.1:" + port);
                command.addAll(List.of(more));
                said.completeAsync(() -> output(command));
            });
            // It prints what it is refused or warned of; the end of the host is all there was.
            assertThat(said.get()).containsOnlyOnce("The host has ended.").doesNotContain("refused", "warning", "rror");
        }

        private String output(List<String> words) {
            ProcessBuilder builder = new ProcessBuilder(words).redirectErrorStream(true);
            builder.environment().put("PYTHONPATH", folder.toString());
            try {
                Process process = builder.start();
                process.getOutputStream().close();
                String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
                assertThat(process.waitFor()).as(text).isZero();
                return text;
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException(e);
            }
        }
    }

    private interface Comer {
        void comeTo(int port);
    }

    /** A whole match of two rounds at a real host, with a seat for one who comes; all is as the referee would have it. */
    private void match(String rules, int players, Comer guest) throws Exception {
        CompletableFuture<Standings> end = new CompletableFuture<>();
        TablePlan plan = TablePlan.oneTable()
                .with(TableRules.named(rules).with(Parameter.ROUNDS, 2))
                .with(StartMode.FULL)
                .withSeats(players)
                .withBots(players - 1, "random");
        try (Host host = Host.start(HostSettings.practice("Test")
                .with(plan)
                .withData(folder.resolve("data"))
                .onStandings(end::complete))) {
            guest.comeTo(host.port());
            assertThat(end.get().names()).anyMatch(name -> name.equals("Guest") || name.equals("Wire bot"));
        }
        try (Stream<Path> files = Files.list(folder.resolve("data").resolve("records"))) {
            assertThat(files)
                    .singleElement()
                    .satisfies(file ->
                            assertThat(new RecordFile(file).check(record -> {})).isEqualTo(Optional.empty()));
        }
    }
}
