package org.tiengow.client.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.client.check.SignedMatch;
import org.tiengow.protocol.identity.IdentityFile;
import org.tiengow.protocol.identity.IdentityKey;

class VerifyCommandTest {
    /** Four rounds of a match, in the second of which a link was missing; the Python verifier reads them too. */
    private static final Path GOOD = Path.of("..", "docs", "verify", "example.jsonl");

    /** Names of two who played in it. */
    private static final Path KNOWN = GOOD.resolveSibling("known-keys.txt");

    @TempDir
    private Path folder;

    @BeforeEach
    void emptyDataFolder() {
        System.setProperty("TIENGOW_HOME", folder.toString());
    }

    @AfterEach
    void forget() {
        System.clearProperty("TIENGOW_HOME");
    }

    @Test
    void somebodyTrustedMakesAGoodRecordPass() {
        CommandRun run = verify("--known", KNOWN.toString(), "--trust", "Mei", GOOD.toString());
        assertThat(run.exit()).as(run.out() + run.err()).isZero();
        assertThat(run.out().lines())
                .contains(
                        "match 9f2c04d1e77a3b65, round 2: links of the host, Mei, Bo, without seat 2; signed by Mei, Bo")
                .endsWith(
                        "4 rounds: nothing is wrong, and you trust who signed.",
                        "To make this up, all of these would have had to act together: the host, Mei, Bo,"
                                + " Li (unknown key 5e449ad6fa4b2d65).");
        String key = SignedMatch.KEYS.get(1).identity().hex();
        assertThat(verify("--trust", key, GOOD.toString()).exit()).as("by key").isZero();
    }

    @Test
    void theKeyOfTheDataFolderIsTrusted() throws IOException {
        IdentityKey key = SignedMatch.KEYS.get(0);
        Files.writeString(folder.resolve(IdentityFile.FILE), key.write() + "\n");
        CommandRun run = verify(GOOD.toString());
        assertThat(run.exit()).as(run.out() + run.err()).isZero();
        assertThat(run.out()).contains("act together: the host, you, Bo ");
    }

    @Test
    void noKeyIsMadeToVerify() throws IOException {
        verify(GOOD.toString());
        try (var files = Files.list(folder)) {
            assertThat(files).isEmpty();
        }
    }

    @Test
    void aKnownNameIsNoTrust() {
        CommandRun run = verify("--known", KNOWN.toString(), GOOD.toString());
        assertThat(run.exit()).isEqualTo(3);
        assertThat(run.out().lines())
                .contains(
                        "These rounds of match 9f2c04d1e77a3b65 rest on the word of the host and Mei and Bo alone, since nobody"
                                + " you trust has signed how they were played: 2.",
                        "4 rounds: nothing is wrong.");
    }

    @Test
    void whoTookNoPartInARoundVouchesForNone() {
        String li = SignedMatch.KEYS.get(2).identity().hex();
        CommandRun run = verify("--known", KNOWN.toString(), "--trust", li, GOOD.toString());
        assertThat(run.exit()).isEqualTo(3);
        assertThat(run.out()).contains("has signed how they were played: 2.").doesNotContain("played: 1");
        assertThat(verify("--trust", li, "--known", KNOWN.toString(), "--trust", "Bo", GOOD.toString())
                        .exit())
                .isZero();
    }

    @Test
    void aWrongLinkIsNamedAndTheOthersAreStillChecked() throws IOException {
        String text = Files.readString(GOOD).replaceAll(",\"digest\":\"[0-9a-f]*\"", "");
        int link = text.indexOf("\"link\":\"") + "\"link\":\"".length();
        CommandRun run = verify(
                written(text.substring(0, link) + (text.charAt(link) == 'a' ? 'b' : 'a') + text.substring(link + 1)));
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.out())
                .contains(
                        "round 1: WRONG",
                        "  The link of the host does not lead to its anchor.",
                        "  A record before it is missing, or was altered, doubled or moved.",
                        "4 rounds: something is wrong.",
                        "act together: the host");
    }

    @Test
    void wrongUsageIsToldInASentence() throws IOException {
        assertThat(verify().exit()).isEqualTo(2);
        assertThat(verify(folder.resolve("nowhere").toString()).exit()).isEqualTo(2);
        assertThat(verify("--known", folder.resolve("nowhere").toString(), GOOD.toString())
                        .exit())
                .isEqualTo(2);
        CommandRun nobody = verify("--known", KNOWN.toString(), "--trust", "Li", GOOD.toString());
        assertThat(nobody.exit()).isEqualTo(2);
        assertThat(nobody.err()).contains("0 keys are known as Li. Give the key that you mean.");
        Path twice =
                Files.write(folder.resolve("twice.txt"), List.of("a0".repeat(32) + " Mei", "b0".repeat(32) + " Mei"));
        assertThat(verify("--known", twice.toString(), "--trust", "Mei", GOOD.toString())
                        .err())
                .contains("2 keys are known as Mei");
        assertThat(verify("--help").exit()).isZero();
    }

    @Test
    void whatIsNoRecordIsToldInASentence() throws IOException {
        CommandRun run = verify(written("nonsense\n"));
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.err()).contains(":1: ").doesNotContain("Exception");
        assertThat(verify(written("")).exit()).as("nothing to check").isEqualTo(1);
    }

    @Test
    void aNameLooksLikeNoOtherLineAndNoOtherName() throws IOException {
        Path names = Files.writeString(
                folder.resolve("names.txt"), SignedMatch.KEYS.get(0).identity().hex() + " Li, \u202eBo\n");
        assertThat(verify("--known", names.toString(), GOOD.toString()).out())
                .contains("act together: the host, Li? ?Bo, Bo ");
        String match = "\n9 rounds: nothing is wrong";
        String text = Files.readString(GOOD)
                .replaceAll(",\"digest\":\"[0-9a-f]*\"", "")
                .replaceAll("\"shuffle\":\\{.*", "\"shuffle\":null}")
                .replace("9f2c04d1e77a3b65", match.replace("\n", "\\n"));
        assertThat(verify(written(text)).out()).contains("match ?9 rounds").doesNotContain(match);
    }

    private static CommandRun verify(String... words) {
        return CommandRun.of(new VerifyCommand(), words);
    }

    private String written(String text) throws IOException {
        return Files.writeString(folder.resolve("night.jsonl"), text).toString();
    }
}
