package org.tiengow.client.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VerifyCommandTest {
    /** Three rounds of a match, the second after a void attempt; the Python verifier reads them too. */
    private static final Path GOOD = Path.of("..", "docs", "verify", "example.jsonl");

    /** The keys of two who played in it. */
    private static final Path KNOWN = GOOD.resolveSibling("known-keys.txt");

    @TempDir
    private Path folder;

    @Test
    void aGoodRecordPasses() {
        CommandRun run = CommandRun.of(new VerifyCommand(), "--known", KNOWN.toString(), GOOD.toString());
        assertThat(run.exit()).as(run.out() + run.err()).isZero();
        assertThat(run.out())
                .contains("round 2: right, shares of the host and 2 seats; attempt 1 void, without the share of seat 2")
                .contains("seat 0: signed by key ", "met as Mei", "seat 2: took part, unsigned")
                .endsWith("3 rounds checked, and all are right." + System.lineSeparator());
    }

    @Test
    void aRecordOfStrangersIsNotCalledRight() {
        CommandRun run = verify(GOOD);
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.out())
                .contains("signed only by keys that were never met")
                .doesNotContain("right,");
    }

    @Test
    void aWrongShareIsNamedAndTheOtherRoundsAreStillChecked() throws IOException {
        String text = Files.readString(GOOD);
        int share = text.indexOf("\"share\":\"") + "\"share\":\"".length();
        String altered = withoutDigests(
                text.substring(0, share) + (text.charAt(share) == 'a' ? 'b' : 'a') + text.substring(share + 1));
        CommandRun run = verify(written(altered));
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.out())
                .contains(
                        "round 1: WRONG",
                        "The share of the host is not the one it committed itself to.",
                        "round 2: WRONG",
                        "It does not name the record before it")
                .endsWith("3 rounds checked, and something is wrong." + System.lineSeparator());
    }

    @Test
    void aRoundWithoutAFairShuffleIsNotCheckable() throws IOException {
        String altered = withoutDigests(Files.readString(GOOD)).replaceAll("\"shuffle\":\\{.*", "\"shuffle\":null}");
        CommandRun run = verify(written(altered));
        assertThat(run.out()).contains("round 1: not checkable, it was dealt without a fair shuffle.");
        assertThat(run.exit()).isEqualTo(1);
    }

    @Test
    void whatIsNoRecordIsToldInASentence() throws IOException {
        CommandRun run = verify(written("nonsense\n"));
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.err()).contains(":1: ").doesNotContain("Exception");
        assertThat(verify(written("")).exit()).as("nothing to check").isEqualTo(1);
        assertThat(verify(folder.resolve("nowhere")).exit()).isEqualTo(2);
        assertThat(CommandRun.of(new VerifyCommand()).exit()).isEqualTo(2);
        assertThat(CommandRun.of(new VerifyCommand(), "--help").exit()).isZero();
    }

    private static CommandRun verify(Path file) {
        return CommandRun.of(new VerifyCommand(), file.toString());
    }

    private static String withoutDigests(String text) {
        return text.replaceAll(",\"digest\":\"[0-9a-f]*\"", "");
    }

    private Path written(String text) throws IOException {
        return Files.writeString(folder.resolve("night.jsonl"), text);
    }
}
