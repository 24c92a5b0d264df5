package org.tiengow.client.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VerifyCommandTest {
    /** Two rounds of a real match, the first after a void attempt; the Python verifier reads them too. */
    private static final Path GOOD = Path.of("..", "docs", "verify", "example.jsonl");

    @TempDir
    private Path folder;

    @Test
    void aGoodRecordPasses() {
        CommandRun run = verify(GOOD);
        assertThat(run.exit()).as(run.out() + run.err()).isZero();
        assertThat(run.out().lines().toList().get(0))
                .contains("right, shares of the host and ", "attempt 1 void, without the share of seat ");
        assertThat(run.out()).endsWith("2 rounds checked, and every shuffle is right." + System.lineSeparator());
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
                        "round 2: right")
                .endsWith("Not every shuffle is right." + System.lineSeparator());
    }

    @Test
    void aRoundWithoutAFairShuffleIsNotCheckable() throws IOException {
        String altered =
                withoutDigests(Files.readString(GOOD)).replaceAll("\"shuffle\":\\{.*\\}\\}?\\R", "\"shuffle\":null}\n");
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
