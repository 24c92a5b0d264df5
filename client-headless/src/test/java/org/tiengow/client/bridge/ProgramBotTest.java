package org.tiengow.client.bridge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.client.bot.Bot;
import org.tiengow.client.bot.BotSeat;
import org.tiengow.client.sample.Plays;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.SeatView;

/** Misbehaving programs, written for a POSIX shell. */
@Tag("slow")
class ProgramBotTest {
    private static final Duration PLENTY = Duration.ofSeconds(20);
    private static final Duration SHORT = Duration.ofMillis(100);
    private static final BotSeat SEAT =
            new BotSeat(0, TableRules.named("pagat"), Collections.nCopies(4, new BotSeat.Player("shell", true)));

    @TempDir
    private Path folder;

    private SeatView view;
    private LegalPlays legal;
    private Bot bot;
    private BotSpec spec;

    @BeforeEach
    void deal() {
        assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "needs a POSIX shell");
        Deal deal = Deal.shuffled(4, new SplittableRandom(1)::nextInt);
        view = Plays.begun(TableRules.named("pagat").set(), 4, deal).viewFor(0);
        legal = LegalPlays.of(view);
    }

    @AfterEach
    void close() {
        if (bot != null) {
            bot.close();
        }
    }

    @Test
    void anAnswerIsAnIndexIntoTheLegalPlays() throws IOException {
        sit("read hello; read decide; echo '{\"decision\":1,\"play\":5}'; read end");
        assertThat(bot.choose(view, legal, PLENTY)).isEqualTo(5);
        assertThat(spec.troubles().summary()).isEmpty();
    }

    @Test
    void lateAnswerCostsOneDecisionOnly() throws IOException {
        // Answers the first question once it has been warned, and then the second one.
        sit("read hello; read one; read warning; read two; echo '{\"decision\":1,\"play\":7}'; "
                + "echo '{\"decision\":2,\"play\":3}'; echo \"$warning\" > " + folder.resolve("warned") + "; read end");
        assertThat(bot.choose(view, legal, SHORT)).isEqualTo(safe());
        assertThat(bot.choose(view, legal, PLENTY)).isEqualTo(3);
        assertThat(spec.troubles().summary()).isEqualTo("1 late");
        await().untilAsserted(() -> assertThat(folder.resolve("warned"))
                .hasContent("{\"type\":\"warning\",\"decision\":1,\"reason\":\"LATE\"}"));
    }

    @Test
    void aWrongAnswerCostsThatDecisionOnly() throws IOException {
        sit("read hello; read one; echo '{\"decision\":1,\"play\":9999}'; read warning; read two; "
                + "echo '{\"decision\":2,\"play\":2}'; read end");
        assertThat(bot.choose(view, legal, PLENTY)).isEqualTo(safe());
        assertThat(bot.choose(view, legal, PLENTY)).isEqualTo(2);
        assertThat(spec.troubles().summary()).isEqualTo("1 wrong");
    }

    @Test
    void threeFailuresReplaceAndEndTheProgram() throws IOException {
        Path said = folder.resolve("said");
        sit("while read line; do echo nonsense; echo \"$line\" >> " + said + "; done");
        for (int i = 0; i < 3; i++) {
            assertThat(bot.choose(view, legal, PLENTY)).isEqualTo(safe());
        }
        assertThat(bot.choose(view, legal, PLENTY)).isBetween(0, legal.size() - 1);
        assertThat(spec.troubles().summary()).isEqualTo("3 wrong, 1 replaced for the rest of a match");
        await().untilAsserted(() -> assertThat(said).content().endsWith("{\"type\":\"replaced\"}\n"));
    }

    @Test
    void aProgramThatHasEndedIsNotWaitedFor() throws IOException {
        BotProcess process = BotProcess.start(List.of("/bin/sh", "-c", "exit 0"), folder.resolve("log"));
        assertThat(process.receive(PLENTY)).isEmpty();
        assertTimeout(
                PLENTY.dividedBy(2), () -> assertThat(process.receive(PLENTY)).isEmpty());
        process.close();
    }

    @Test
    void theNextMatchBeginsWithAFreshProgram() throws IOException {
        sit("read hello; read one; echo '{\"decision\":1,\"play\":4}'; read end");
        assertThat(bot.choose(view, legal, PLENTY)).isEqualTo(4);
        bot.end(List.of(0, 0, 0, 0), List.of(1, 1, 1, 1));
        bot.begin(SEAT);
        assertThat(bot.choose(view, legal, PLENTY)).isEqualTo(4);
    }

    @Test
    void aProgramThatEndsIsReplaced() throws IOException {
        sit("exit 3");
        for (int i = 0; i < 4; i++) {
            assertThat(bot.choose(view, legal, SHORT)).isBetween(0, legal.size() - 1);
        }
        assertThat(spec.troubles().summary()).contains("1 replaced");
    }

    @Test
    void aFloodOnStandardOutputCostsNothingButTheSeat() throws IOException {
        sit("while true; do echo flood; done");
        for (int i = 0; i < 4; i++) {
            assertThat(bot.choose(view, legal, PLENTY)).isBetween(0, legal.size() - 1);
        }
        assertThat(spec.troubles().summary()).startsWith("3 wrong");
    }

    @Test
    void aLineWithoutEndIsNotKept() throws IOException {
        sit("cat /dev/zero");
        assertThat(bot.choose(view, legal, SHORT)).isEqualTo(safe());
    }

    @Test
    void standardErrorGoesIntoABoundedLog() throws IOException {
        sit(
                "echo thinking >&2; head -c 3000000 /dev/zero >&2; read hello; read one; echo '{\"decision\":1,\"play\":1}'; read end");
        assertThat(bot.choose(view, legal, PLENTY)).isEqualTo(1);
        await().untilAsserted(() -> {
            try (var logs = Files.list(folder.resolve("logs"))) {
                Path log = logs.findFirst().orElseThrow();
                assertThat(Files.size(log)).isEqualTo(1 << 20);
                assertThat(Files.readAllBytes(log)).startsWith("thinking\n".getBytes(StandardCharsets.UTF_8));
            }
        });
    }

    @Test
    void aFloodOfAnswersToEarlierDecisionsMakesNobodyWait() throws IOException {
        sit("yes '{\"decision\":0,\"play\":0}'"); // faster than anybody reads
        assertTimeoutPreemptively(
                PLENTY, () -> assertThat(bot.choose(view, legal, SHORT)).isEqualTo(safe()));
        assertThat(spec.troubles().summary()).isEqualTo("1 late");
    }

    @Test
    void aProgramThatIsNotThereIsNamed() {
        assertThatThrownBy(() -> BotSpec.parse("exec:no-such-program-anywhere", folder))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("There is no program no-such-program-anywhere.");
    }

    @Test
    void anAnswerNobodyWaitsForAnyMoreIsNoTrouble() throws IOException {
        sit("cat > /dev/null");
        Thread.currentThread().interrupt();
        assertThat(bot.choose(view, legal, PLENTY)).isEqualTo(safe());
        assertThat(Thread.interrupted()).isTrue();
        assertThat(spec.troubles().summary()).isEmpty();
    }

    @Test
    void whatIsNoStrategyIsRefused() {
        assertThatThrownBy(() -> BotSpec.parse("grandmaster", folder))
                .hasMessage(
                        "There is no level \"grandmaster\"; there are random, easy, steady, strong, master, master:GUESSES, exec:COMMAND, jar:FILE#CLASS and network:FILE.");
        assertThatThrownBy(() -> BotSpec.parse("jar:" + folder.resolve("none.jar") + "#Bot", folder))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageEndingWith("none.jar cannot be read: there is no such file.");
    }

    private void sit(String script) throws IOException {
        Path file = folder.resolve("bot.sh");
        Files.writeString(file, script + "\n");
        spec = BotSpec.parse("exec:/bin/sh \"" + file + "\"", folder.resolve("logs"));
        bot = spec.newBot(1);
        bot.begin(SEAT);
    }

    private int safe() {
        return legal.indexOf(legal.safe().orElseThrow()).orElseThrow();
    }
}
