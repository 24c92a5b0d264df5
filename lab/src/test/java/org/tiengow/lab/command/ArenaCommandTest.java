package org.tiengow.lab.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tiengow.client.command.CommandRun;
import org.tiengow.client.command.RefereeCommand;

/** The command {@code arena} with {@code --players}. */
class ArenaCommandTest {
    @TempDir
    private Path folder;

    @Test
    void recordsWhatTheRefereePasses() throws IOException {
        Path records = folder.resolve("records.jsonl");
        CommandRun arena = run(
                "--players",
                "random,random,random,random",
                "--rules",
                "lai",
                "--deals",
                "30",
                "--seed",
                "1",
                "--record",
                records.toString());
        assertThat(arena.exit()).isZero();
        assertThat(arena.out()).startsWith("lai, 30 deals, 30 rounds, seed 1");
        assertThat(Files.readAllLines(records)).hasSize(30);

        CommandRun referee = CommandRun.of(new RefereeCommand(), records.toString());
        assertThat(referee.exit()).isZero();
        assertThat(referee.out())
                .contains("match arena-1-0-0, round 1: banker seat ", "SETTLEMENT of ", "30 rounds, and all is right.");
    }

    @Test
    void reportsForPeopleAndForPrograms() throws IOException {
        Path html = folder.resolve("report.html");
        Path json = folder.resolve("report.json");
        CommandRun said = run(
                "--player",
                "steady",
                "--player",
                "random",
                "--rules",
                "ming",
                "--deals",
                "20",
                "--report",
                html.toString(),
                "--report",
                json.toString());

        assertThat(said.exit()).as(said.err()).isZero();
        assertThat(html)
                .content()
                .startsWith("<!DOCTYPE html>")
                .contains("<td class=\"name\">steady</td>", "<svg ", "seed 1");
        assertThat(json)
                .content()
                .contains(
                        "\"format\": \"tiengow-arena/1\"",
                        "\"name\": \"steady\"",
                        "\"rounds\": 40",
                        "\"interval95\": [");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--players random,random",
                "--players random,random,random,grandmaster",
                "--players random,random,random,random --rules nowhere",
                "--players random,random,random,random --deals 0",
                "--players random,random,random,random --deals many",
                "--players random,random,random,random --threads 0",
                "--players random,random,random,random --millis 0",
                "--players random,random,random,random --report report.txt",
                "--players random,random,random,random --unknown",
                "--players jar:nowhere.jar#x.Y,random,random,random",
                "",
            })
    void wrongUsageIsToldInASentence(String words) {
        CommandRun said = run(words.isEmpty() ? new String[0] : words.split(" ", -1));
        assertThat(said.exit()).isEqualTo(2);
        assertThat(said.err()).isNotBlank().doesNotContain("Exception", "\tat ");
    }

    @Test
    void aProgramOrFileThatFailsIsToldInASentence() {
        CommandRun program =
                run("--player=exec:no-such-program", "--player=random", "--player=random", "--player=random");
        assertThat(program.exit()).isEqualTo(2);
        assertThat(program.err()).startsWith("There is no program no-such-program.");

        CommandRun file = run(
                "--players=random,random,random,random",
                "--record=" + folder.resolve("no").resolve("folder.jsonl"));
        assertThat(file.exit()).isEqualTo(1);
        assertThat(file.err()).contains("folder.jsonl cannot be written: there is no folder ");
        assertThat(file.err().lines()).hasSize(1);
    }

    @Test
    void hasHelp() {
        assertThat(run("--help").out()).contains("--deals", "--record", "exec:COMMAND");
    }

    private static CommandRun run(String... words) {
        return CommandRun.of(new ArenaCommand(), words);
    }
}
