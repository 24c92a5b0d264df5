package org.tiengow.lab.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.client.command.CommandRun;
import org.tiengow.waiting.BusyMachine;

/** Programs that do not decide for themselves, written for a POSIX shell, and what the arena says about them in its three reports. */
@DisplayName("A program that fails in the arena")
@Tag("slow")
class UnfitProgramsTest {
    private static final String ANSWER =
            "n=${line##*'\"decision\":'}; echo \"{\\\"decision\\\":${n%%,*},\\\"play\\\":0}\"";

    @TempDir
    private Path folder;

    /** The time for a decision; short where a program is to be late. */
    private Duration limit = Duration.ofMillis(400);

    private String console = "";
    private String json = "";
    private String html = "";

    @BeforeEach
    void needShell() {
        assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "needs a POSIX shell");
    }

    @Test
    @DisplayName("is not measured when it crashes, though its substitute plays well")
    void crash() throws IOException {
        assertThat(duel("exit 3")).isEqualTo(1);
        assertThat(console)
                .contains(": not measured", "(100.00 %) were not its own", "0 late, 0 wrong, ", "no deal counts")
                .doesNotContain("chips a round", ": yes");
        assertThat(json)
                .contains("\"answer\": \"not_measured\"", "\"chips\": null", "\"own\": 0,", "\"replaced\": ")
                .contains("\"ratings\": []");
        assertThat(html).contains("<strong>Not measured.</strong>", "by a substitute", "(100.00 %)", "no deal counts");
    }

    @Test
    @DisplayName("is not measured when it answers wrongly")
    void wrong() throws IOException {
        assertNotMeasured(reading("echo nonsense"));
        assertThat(console).contains(" wrong, ").doesNotContain(" 0 wrong");
    }

    @Test
    @DisplayName("is not measured when it is late in 5 % of its decisions")
    void late() throws IOException {
        assertNotMeasured(reading("i=$((i+1)); [ $((i%20)) = 0 ] && sleep .6; " + ANSWER));
        assertThat(console).contains(" late, 0 wrong, ").doesNotContain(" 0 late");
    }

    @Test
    @DisplayName("is measured, and its few faults are counted, when it is late in one decision of 200")
    void seldomLate() throws IOException {
        limit = BusyMachine.scaled(limit);
        String sleep = "sleep " + (limit.toSeconds() + 1);
        assertThat(duel(reading("i=$((i+1)); [ $((i%200)) = 0 ] && " + sleep + "; " + ANSWER)))
                .isIn(3, 4);
        assertThat(console).contains("chips a round", " late, 0 wrong, ").doesNotContain("not measured", " 0 late");
        assertThat(html).contains("Decisions not their own");
    }

    @Test
    @DisplayName("is not measured among several players either")
    void players() throws IOException {
        assertThat(arena("--players", program("exit 3") + ",easy,easy,easy", "--deals", "4"))
                .isEqualTo(1);
        assertThat(console).contains("not measured", "(100.00 %) were not its own", "no deal counts");
        assertThat(json).contains("\"chips\": null", "\"own\": 0,");
        assertThat(html).contains("not measured", "by a substitute");
    }

    @Test
    @DisplayName("is not measured when it starts slowly and does not say when it is ready")
    void slowStart() throws IOException {
        assertThat(duel("sleep 5; " + reading(ANSWER))).isEqualTo(1);
        assertThat(console).contains(": not measured", " late, 0 wrong, ").doesNotContain("chips a round");
        assertThat(json).contains("\"answer\": \"not_measured\"");
        assertThat(html).contains("<strong>Not measured.</strong>");
    }

    @Test
    @DisplayName("is measured when it starts slowly but says when it is ready")
    void slowStartReady() throws IOException {
        limit = Duration.ofSeconds(20);
        assertThat(duel("sleep 5; echo '{\"ready\":true}'; " + reading(ANSWER))).isIn(3, 4);
        assertThat(console).contains("chips a round").doesNotContain("not measured", "not its own");
        assertThat(html).doesNotContain("Decisions not their own");
    }

    @Test
    @DisplayName("starts once for each thread when it can be reset")
    void reset() throws IOException {
        limit = Duration.ofSeconds(20);
        Path starts = folder.resolve("starts");
        assertThat(duel("echo x >> " + starts + "; echo '{\"ready\":true,\"reset\":true}'; " + reading(ANSWER)))
                .isIn(3, 4);
        assertThat(console).contains("chips a round").doesNotContain("not measured", "not its own");
        assertThat(Files.readAllLines(starts)).hasSizeLessThanOrEqualTo(2);
    }

    private void assertNotMeasured(String script) throws IOException {
        assertThat(duel(script)).isEqualTo(1);
        assertThat(console).contains(": not measured").doesNotContain("chips a round");
        assertThat(json).contains("\"answer\": \"not_measured\"");
        assertThat(html).contains("<strong>Not measured.</strong>");
    }

    private int duel(String script) throws IOException {
        return arena(
                "--candidate",
                program(script),
                "--against",
                "easy",
                "--better-than",
                "0",
                "--deals",
                "50",
                "--most-deals",
                "50",
                "--threads",
                "2");
    }

    private int arena(String... words) throws IOException {
        List<String> all = new ArrayList<>(List.of(words));
        Path page = folder.resolve("report.html");
        Path object = folder.resolve("report.json");
        all.addAll(List.of(
                "--millis",
                String.valueOf(limit.toMillis()),
                "--report",
                page.toString(),
                "--report",
                object.toString()));
        CommandRun run = CommandRun.of(new ArenaCommand(), all.toArray(new String[0]));
        console = run.out();
        html = Files.readString(page);
        json = Files.readString(object);
        return run.exit();
    }

    private String program(String script) throws IOException {
        Path file = Files.writeString(folder.resolve("bot.sh"), script + "\n");
        return "exec:/bin/sh " + file;
    }

    /** Reads lines and does something for each decision. */
    private static String reading(String body) {
        return "while read -r line; do case \"$line\" in *'\"legal\":'*) " + body + ";; esac; done";
    }
}
