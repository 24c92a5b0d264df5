package org.tiengow.client.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tiengow.client.json.RulesFile;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import picocli.CommandLine;

class OfflineCommandsTest {
    @TempDir
    private Path folder;

    @Test
    void theArenaRecordsWhatTheRefereePasses() throws IOException {
        Path records = folder.resolve("records.jsonl");
        Said arena = run(
                new ArenaCommand(),
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

        Said referee = run(new RefereeCommand(), records.toString());
        assertThat(referee.exit()).isZero();
        assertThat(referee.out())
                .contains("match arena-1-0-0, round 1: banker seat ", "SETTLEMENT of ", "30 rounds, and all is right.");
    }

    @Test
    void theRefereeStopsAtAnAlteredRecord() throws IOException {
        Path records = folder.resolve("records.jsonl");
        run(
                new ArenaCommand(),
                "--players",
                "random,random,random,random",
                "--deals",
                "3",
                "--record",
                records.toString());
        List<String> lines = Files.readAllLines(records);
        lines.set(
                1,
                lines.get(1).replaceFirst("\"winner\":\\d", "\"winner\":3").replaceFirst("\"chips\":", "\"chips\":1"));
        Files.write(records, lines);

        Said referee = run(new RefereeCommand(), records.toString());
        assertThat(referee.exit()).isEqualTo(1);
        assertThat(referee.err()).startsWith(records + ":2: ");
        assertThat(referee.err().lines()).hasSize(1);
    }

    @Test
    void theArenaReportsForPeopleAndForPrograms() throws IOException {
        Path html = folder.resolve("report.html");
        Path json = folder.resolve("report.json");
        Said said = run(
                new ArenaCommand(),
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
    void wrongUsageOfTheArenaIsToldInASentence(String words) {
        assertWrongUsage(run(new ArenaCommand(), words.isEmpty() ? new String[0] : words.split(" ", -1)));
    }

    @Test
    void wrongUsageOfTheOthersIsToldInASentence() {
        assertWrongUsage(run(new RefereeCommand()));
        assertWrongUsage(run(new RefereeCommand(), folder.resolve("none.jsonl").toString()));
        assertWrongUsage(run(new RulesCommand(), "nowhere"));
        assertWrongUsage(run(new RulesCommand(), "pagat", "lai", "ming"));
    }

    @Test
    void aProgramOrFileThatFailsIsToldInASentence() {
        Said program = run(
                new ArenaCommand(),
                "--player=exec:no-such-program",
                "--player=random",
                "--player=random",
                "--player=random");
        assertThat(program.exit()).isEqualTo(2);
        assertThat(program.err()).startsWith("There is no program no-such-program.");

        Said file = run(
                new ArenaCommand(),
                "--players=random,random,random,random",
                "--record=" + folder.resolve("no").resolve("folder.jsonl"));
        assertThat(file.exit()).isEqualTo(1);
        assertThat(file.err()).contains("folder.jsonl cannot be written: there is no folder ");
        assertThat(file.err().lines()).hasSize(1);
    }

    @Test
    void rulesSaysWhatEachParameterMeans() {
        Said said = run(new RulesCommand(), "lai");
        assertThat(said.exit()).isZero();
        for (Parameter parameter : Parameter.values()) {
            assertThat(said.out()).contains("  " + parameter.key() + " ", " (" + parameter.paragraph() + ").");
        }
        assertThat(said.out()).contains("TERM_PLUS_ONE");
    }

    @Test
    void rulesSaysWhatDiffers() {
        Said said = run(new RulesCommand(), "lai", "lai-civil");
        assertThat(said.out().lines()).hasSize(4);
        assertThat(said.out()).contains("civilSupreme", "civilCapture", "lastTrickMalletSix");
        assertThat(run(new RulesCommand(), "lai", "lai").out()).contains("nothing differs");
        assertThat(run(new RulesCommand(), "lai", "lai-civil", "--json").out())
                .contains("\"lastTrickMalletSix\": [", "\"ids\": [");
    }

    @Test
    void rulesAsJsonIsARulesFile() {
        Said said = run(new RulesCommand(), "wong", "--json");
        assertThat(RulesFile.read(said.out())).isEqualTo(TableRules.named("wong"));
        assertThat(run(new RulesCommand()).out()).contains("basic-rising", "the default");
        assertThat(run(new RulesCommand(), "--json").out()).startsWith("[");
    }

    @Test
    void everyCommandHasHelp() {
        assertThat(run(new ArenaCommand(), "--help").out()).contains("--deals", "--record", "exec:COMMAND");
        assertThat(run(new RefereeCommand(), "--help").out()).contains("FILE");
        assertThat(run(new RulesCommand(), "--help").exit()).isZero();
    }

    private static void assertWrongUsage(Said said) {
        assertThat(said.exit()).isEqualTo(2);
        assertThat(said.err()).isNotBlank().doesNotContain("Exception", "\tat ");
    }

    private static Said run(Object command, String... words) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int exit = new CommandLine(command)
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(words);
        return new Said(exit, out.toString(), err.toString());
    }

    private record Said(int exit, String out, String err) {}
}
