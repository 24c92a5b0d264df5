package org.tiengow.lab.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tiengow.client.command.CommandRun;
import org.tiengow.client.command.RefereeCommand;

@Tag("slow")
class DuelCommandTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({
        "steady, random, --better-than=5, 0, yes",
        "random, steady, --better-than=0, 3, no",
        "steady, steady-1, --better-than=0, 4, not answered",
        "steady, random, --until-width=6, 0, yes"
    })
    void theExitCodeIsTheAnswer(String candidate, String opponent, String question, int exit, String answer) {
        CommandRun said =
                run("--candidate=" + candidate, "--against=" + opponent, question, "--deals=60", "--most-deals=120");
        assertThat(said.exit()).as(said.err()).isEqualTo(exit);
        assertThat(said.out())
                .startsWith("pagat, 4 players, 95 % intervals that hold at any time, seed 1")
                .contains(candidate + " against " + opponent + ": ")
                .containsPattern("deals: " + answer + "\\R");
    }

    @Test
    void withoutAQuestionNothingIsAnswered() {
        CommandRun said = run("--candidate=random", "--against=steady", "--deals=20");
        assertThat(said.exit()).isZero();
        assertThat(said.out())
                .startsWith("pagat, 4 players, 95 % intervals, seed 1")
                .contains("chips a round, 20 deals");
    }

    @Test
    void theSameBudgetOfGuessesGivesTheSameAgain() {
        String[] words = {"--candidate=master:5", "--against=strong", "--deals=3", "--millis=60000"};
        CommandRun said = run(words);
        assertThat(said.exit()).as(said.err()).isZero();
        assertThat(said.out())
                .doesNotContain("the clock cut")
                .isEqualTo(run(words).out());
    }

    @Test
    void decisionsThatTheClockCutShortAreCounted() {
        CommandRun said = run("--candidate=master:999999", "--against=strong", "--deals=1", "--millis=10");
        assertThat(said.exit()).as(said.err()).isZero();
        assertThat(said.out()).containsPattern("master:999999: the clock cut \\d+ of its \\d+ decisions short, so ");
    }

    @Test
    void aPoolIsRated() {
        CommandRun said = run("--candidate=steady", "--against=random", "--against=easy", "--deals=40");
        assertThat(said.out())
                .containsPattern("random +\\+0 ± 0 points\\R")
                .containsPattern("steady +\\+\\d+ ± \\d+ points\\R");
    }

    @Test
    void everyRoundIsWrittenAndTheRefereePassesIt() throws IOException {
        Path records = folder.resolve("records.jsonl");
        run("--candidate=easy", "--against=random", "--two-against-two", "--deals=5", "--record=" + records);
        assertThat(Files.readAllLines(records)).hasSize(5 * 7);

        CommandRun referee = CommandRun.of(new RefereeCommand(), records.toString());
        assertThat(referee.exit()).as(referee.err()).isZero();
        assertThat(referee.out()).contains("match duel-1-0-0-ccoo, round 1", "35 rounds, and all is right.");
    }

    @Test
    void theReportForProgramsSaysAll() throws IOException {
        Path json = folder.resolve("report.json");
        CommandRun said = run(
                "--candidate=steady",
                "--against=random",
                "--against=easy",
                "--better-than=1",
                "--deals=60",
                "--report=" + json);
        JsonObject report = JsonParser.parseString(Files.readString(json)).getAsJsonObject();

        assertThat(report.get("format").getAsString()).isEqualTo("tiengow-duels/1");
        assertThat(report.get("answer").getAsString()).isEqualTo(said.exit() == 0 ? "yes" : "open");
        assertThat(report.getAsJsonArray("ratings")).hasSize(3);
        JsonObject duel = report.getAsJsonArray("duels").get(0).getAsJsonObject();
        assertThat(duel.get("rounds").getAsInt())
                .isEqualTo(5 * duel.get("deals").getAsInt());
        double chips = duel.get("chips").getAsDouble();
        assertThat(duel.getAsJsonArray("interval").get(0).getAsDouble()).isBetween(1.0, chips);
        assertThat(duel.getAsJsonArray("kinds").size()).isGreaterThan(3);
    }

    @Test
    void theReportForPeopleNeedsNothingElse() throws IOException {
        Path html = folder.resolve("report.html");
        run("--candidate=steady", "--against=random", "--better-than=1", "--deals=60", "--report=" + html);
        assertThat(html)
                .content()
                .startsWith("<!DOCTYPE html>")
                .contains(
                        "<h1>Arena: steady against random</h1>",
                        "Does it make more than +1.00 chips a round? <strong>Yes.</strong>",
                        "<h2>Rating</h2>",
                        "throws other tiles away",
                        "hold at whatever time one looks")
                .doesNotContain("<script", "src=", "http", "NaN", "%n", "null");
    }

    @Test
    void oneDealIsReportedToo() throws IOException {
        Path html = folder.resolve("report.html");
        Path json = folder.resolve("report.json");
        CommandRun said =
                run("--candidate=steady", "--against=random", "--deals=1", "--report=" + html, "--report=" + json);
        assertThat(said.exit()).as(said.err()).isZero();
        assertThat(html).content().doesNotContain("NaN");
        assertThat(json).content().doesNotContain("NaN").contains("\"interval\": null");
        assertThat(said.out()).doesNotContain("NaN");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--candidate steady",
                "--against steady",
                "--candidate steady --against steady",
                "--candidate steady --against grandmaster",
                "--candidate steady --against random --player easy",
                "--candidate steady --against random --seats 3",
                "--candidate steady --against random --rules ming --seats 2 --two-against-two",
                "--candidate steady --against random --better-than 0 --deals 100 --most-deals 50",
                "--candidate steady --against random --better-than 0 --error 0",
                "--candidate steady --against random --better-than much",
                "--candidate steady --against random --until-width 0",
                "--candidate steady --against random --deals 0",
                "--candidate steady --against random --most-deals 5000",
                "--players random,random,random,random --better-than 0"
            })
    void wrongUsageIsToldInASentence(String words) {
        CommandRun said = run(words.split(" ", -1));
        assertThat(said.exit()).isEqualTo(2);
        assertThat(said.err()).isNotBlank().doesNotContain("Exception", "\tat ");
    }

    private static CommandRun run(String... words) {
        return CommandRun.of(new ArenaCommand(), words);
    }
}
