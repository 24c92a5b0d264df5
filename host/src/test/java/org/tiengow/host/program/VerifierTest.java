package org.tiengow.host.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.client.command.BotCommand;
import org.tiengow.client.command.VerifyCommand;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.Host;
import org.tiengow.host.HostSettings;
import org.tiengow.host.TablePlan;
import org.tiengow.host.table.Archive.Standings;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.protocol.program.Tool;
import picocli.CommandLine;

@DisplayName("The verifier in Python")
class VerifierTest {
    private static final Path VERIFY = Tool.EXAMPLES.resolveSibling("verify");

    @TempDir
    private Path folder;

    @Test
    @DisplayName("finds nothing wrong, as the program does, in a match of bots, and says that nobody vouches for it")
    void aMatchOverSockets() throws Exception {
        CompletableFuture<Standings> end = new CompletableFuture<>();
        TablePlan plan = TablePlan.oneTable()
                .with(TableRules.named("pagat").with(Parameter.ROUNDS, 3))
                .with(StartMode.FULL)
                .withSeats(4)
                .withBots(2, "random");
        try (Host host = Host.start(
                HostSettings.practice("Test").with(plan).withData(folder).onStandings(end::complete))) {
            String address = "127.0.0.1:" + host.port();
            String program = Tool.python() + " \"" + Tool.EXAMPLES.resolve("bot.py") + "\"";
            bot("--host", address, "--name", "Kit", "--level", "random");
            bot("--host", address, "--name", "Ana", "--exec", program);
            end.get();
        }
        Path file = onlyRecord();
        assertThat(python(file.toString()))
                .as("nothing is wrong, but no bot signs")
                .isEqualTo(3);
        StringWriter said = new StringWriter();
        CommandLine verify = new CommandLine(new VerifyCommand()).setOut(new PrintWriter(said, true));
        assertThat(verify.execute(file.toString())).as(said.toString()).isEqualTo(3);
        assertThat(said.toString())
                .contains("all of these would have had to act together: the host")
                .doesNotContain("WRONG");
    }

    private static void bot(String... words) {
        Thread bot = new Thread(() -> new CommandLine(new BotCommand())
                .setOut(new PrintWriter(new StringWriter()))
                .setErr(new PrintWriter(new StringWriter()))
                .execute(words));
        bot.setDaemon(true);
        bot.start();
    }

    private Path onlyRecord() throws Exception {
        try (Stream<Path> files = Files.list(folder.resolve("records"))) {
            List<Path> all = files.toList();
            assertThat(all).hasSize(1);
            return all.get(0);
        }
    }

    private static int python(String... words) throws Exception {
        List<String> command = new ArrayList<>(
                List.of(Tool.python(), VERIFY.resolve("verify.py").toString()));
        command.addAll(List.of(words));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        assertThat(said).doesNotContain("Traceback");
        return process.exitValue();
    }
}
