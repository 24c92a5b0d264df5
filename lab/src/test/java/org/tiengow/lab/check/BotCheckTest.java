package org.tiengow.lab.check;

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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tiengow.client.bridge.ProgramLauncher;
import org.tiengow.engine.rules.RuleSets;

/** Good and bad programs, written for a POSIX shell. */
@DisplayName("Looking at a bot program")
@Tag("slow")
class BotCheckTest {
    private static final String ANSWER =
            "n=${line##*'\"decision\":'}; echo \"{\\\"decision\\\":${n%%,*},\\\"play\\\":0}\"";

    /** Enough for a shell on a busy machine. */
    private static final Duration LIMIT = Duration.ofSeconds(3);

    @TempDir
    private Path folder;

    private final List<String> tried = new ArrayList<>();

    @BeforeEach
    void needShell() {
        assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "needs a POSIX shell");
    }

    @Test
    @DisplayName("finds nothing wrong with one that answers, under every rule set")
    void good() throws IOException {
        BotCheckResult result = check(reading("", ANSWER));
        assertThat(result.faults()).isEmpty();
        assertThat(result.isWhole()).isTrue();
        assertThat(result.decisions()).isGreaterThan(200);
        assertThat(result.slowest()).isPositive();
        assertThat(RuleSets.ids()).allSatisfy(id -> assertThat(tried).anyMatch(what -> what.startsWith(id + ", ")));
        assertThat(tried).hasSizeGreaterThan(20).contains("ming, 2 players", "pagat-hk, one red dot to declare");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "exit 3 | It ended with exit code 3 instead of answering.",
                "echo oh dear >&2; exit 1 | It ended with exit code 1 instead of answering.",
                "sleep 100 | It did not answer within 3000 ms.",
                "exec >&-; sleep 100 | It closed its standard output, or wrote a line that did not end, instead of answering.",
                "echo Hello; sleep 100 | \"Hello\"",
                "read a; read b; read c; echo '{\"decision\":1}'; sleep 100 | which is not like {\"decision\":17,\"play\":0}.",
                "read a; read b; read c; echo '{\"decision\":1,\"play\":\"66\"}'; sleep 100 | in which \"play\" is not a number.",
                "read a; read b; read c; echo '{\"decision\":1,\"play\":{\"tiles\":\"66\",\"faceDown\":false}}'; sleep 100 | in which \"play\" is not a number.",
                "read a; read b; read c; echo '{\"decision\":1,\"play\":99}'; sleep 100 | It answered play 99 where the legal ones are 0 to",
                "read a; read b; read c; echo '{\"decision\":7,\"play\":0}'; sleep 100 | It answered decision 7 when 1 was asked.",
            })
    @DisplayName("says first what is wrong with the first answer, and goes no further")
    void firstAnswer(String script, String what) throws IOException {
        BotCheckResult result = check(script);
        assertThat(result.isWhole()).isFalse();
        assertThat(tried).containsExactly("the first decision");
        assertThat(result.faults())
                .singleElement()
                .satisfies(fault -> assertThat(fault.what()).contains(what));
    }

    @Test
    @DisplayName("does not take a slow start for a missing flush")
    void slowStart() throws IOException {
        BotCheckResult result = check("sleep 5; " + reading("", ANSWER));
        assertThat(result.faults()).singleElement().satisfies(fault -> {
            assertThat(fault.what()).startsWith("It starts slowly: its first line came after ");
            assertThat(fault.advice()).startsWith("Write {\"ready\":true} when it has started");
        });
        assertThat(result.start()).hasValueSatisfying(start -> assertThat(start).isGreaterThan(LIMIT));
    }

    @Test
    @DisplayName("waits for the line ready, and plays several matches with one process that can be reset")
    void readyAndReset() throws IOException {
        BotCheckResult result = check("echo '{\"ready\":true,\"reset\":true}'; " + reading("", ANSWER));
        assertThat(result.faults()).isEmpty();
        assertThat(result.saysWhenReady()).isTrue();
        assertThat(tried).contains("a host that plays another match with the same process");
    }

    @Test
    @DisplayName("quotes the last words of one that crashed")
    void lastWords() throws IOException {
        assertThat(check("echo first >&2; echo oh dear >&2; exit 1").faults())
                .singleElement()
                .satisfies(fault ->
                        assertThat(fault.advice()).startsWith("Its last words: \"oh dear\"; all of them are in "));
    }

    @Test
    @DisplayName("says what is wrong in the order in which to mend it, and the same only once")
    void everything() throws IOException {
        String traps = """
                *'"id":"ming"'*) exit 11;;
                *'"declare":true'*) exit 12;;
                *'"type":"round"'*) seen=yes;;
                *warning*) exit 13;;
                *void*) exit 14;;
                *weather*) exit 15;;
                *1999999999*) exit 16;;
                *xxxxxxxxxx*) exit 17;;
                *'"millis":250'*) sleep 1;;
                """;
        BotCheckResult result = check(reading(traps, "[ -z \"$seen\" ] && exit 10; " + ANSWER) + "; sleep 100");
        assertThat(result.isWhole()).isTrue();
        assertThat(result.faults())
                .extracting(BotFault::where)
                .containsExactly(
                        "pagat-hk, one red dot to declare",
                        "ming, 2 players; ming, 3 players; ming, 4 players",
                        "a host where it comes in the middle of a round",
                        "a host that warns it, and asks again",
                        "a host that deals a round anew",
                        "a host that says more than it knows",
                        "a host with odd names and very many chips",
                        "a host that sends a very long line",
                        "a host that gives little time",
                        "a host that gives its seat to another; a host that goes away at once; "
                                + "a host that goes away in the middle of a question");
        assertThat(result.faults())
                .extracting(BotFault::what)
                .containsSequence(
                        "It ended with exit code 12 instead of answering.",
                        "It ended with exit code 11 instead of answering.",
                        "It ended with exit code 10 instead of answering.")
                .contains("It did not answer within 250 ms.")
                .endsWith("It went on for more than five seconds after its standard input had ended.");
    }

    /** Answers each decision, but for what a trap catches before. */
    private static String reading(String trap, String answer) {
        return "while read -r line; do case \"$line\" in " + trap + " *'\"legal\":'*) " + answer + ";; esac; done";
    }

    private BotCheckResult check(String script) throws IOException {
        Path file = Files.writeString(folder.resolve("bot.sh"), script + "\n");
        ProgramLauncher launcher = ProgramLauncher.command("/bin/sh \"" + file + "\"", folder.resolve("logs"));
        return new BotCheck(launcher, LIMIT).run((what, passed) -> tried.add(what));
    }
}
