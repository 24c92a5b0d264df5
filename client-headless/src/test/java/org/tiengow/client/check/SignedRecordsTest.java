package org.tiengow.client.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.client.json.Members;
import org.tiengow.client.json.RecordChain;
import org.tiengow.client.json.TextFlaw;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.protocol.identity.IdentityKey;

/** The signed records of a match under each rule set, and all that somebody might alter in them, as both verifiers judge it. */
@DisplayName("Signed records")
class SignedRecordsTest {
    private static final List<IdentityKey> KEYS = List.of(IdentityKey.fresh(), IdentityKey.fresh());
    private static final List<IdentityKey> MADE_UP = List.of(IdentityKey.fresh(), IdentityKey.fresh());
    private static final Path VERIFY = Path.of("..", "docs", "verify");
    private static final int PATIENCE_SECONDS = 600;

    /** All that was tried, by rule set and name. */
    private static final Map<String, List<String>> ALTERED = new LinkedHashMap<>();

    private static final Map<String, List<String>> GOOD = new LinkedHashMap<>();

    /** What several hosts have written of one match, file after file. */
    private static final Map<String, List<List<String>>> GOOD_FILES = new LinkedHashMap<>();

    private static final Map<String, List<List<String>>> ALTERED_FILES = new LinkedHashMap<>();

    /** Without the rounds before, a file is what somebody has written who took the match over; whoever hosted before has those rounds. */
    private static final Set<String> BEGIN_LATER = Set.of("the first round removed", "all but the last round removed");

    @TempDir
    private static Path folder;

    @BeforeAll
    static void alter() {
        wentOn();
        handedOver();
        SignedMatch moving = new SignedMatch("9f2c04d1e77a3b65", TableRules.named("pagat"), KEYS, 7);
        moving.changesSeats = true;
        GOOD.put("somebody left a seat for a bot, and came back to another one", moving.lines());
        for (String id : RuleSets.ids()) {
            TableRules rules = TableRules.named(id);
            List<String> good = new SignedMatch("9f2c04d1e77a3b65", rules, KEYS, 1).lines();
            List<String> other = new SignedMatch("0f2c04d1e77a3b66", rules, KEYS, 2).lines();
            GOOD.put(id, good);
            RecordAlterations.of(good, other).forEach((name, lines) -> ALTERED.put(id + ": " + name, lines));
            SignedMatch unsigned = new SignedMatch("9f2c04d1e77a3b65", rules, List.of(), 3);
            ALTERED.put(id + ": made up by one machine, unsigned", unsigned.lines());
            SignedMatch strangers = new SignedMatch("9f2c04d1e77a3b65", rules, MADE_UP, 4);
            ALTERED.put(id + ": made up by one machine, with keys of its own", strangers.lines());
            SignedMatch joined = new SignedMatch("9f2c04d1e77a3b65", rules, KEYS, 6);
            joined.from = 3;
            joined.others = MADE_UP;
            ALTERED.put(id + ": made up by one machine until somebody known joined", joined.lines());
            SignedMatch parts = new SignedMatch("9f2c04d1e77a3b65", rules, KEYS, 5);
            parts.signsRecords = false;
            ALTERED.put(id + ": nobody has signed what was played", parts.lines());
        }
    }

    /** The last round was played again at another host, though the old one had finished it; and what might be made of that. */
    private static void wentOn() {
        TableRules rules = TableRules.named("pagat");
        List<String> lines = new ArrayList<>(new SignedMatch("8f2c04d1e77a3b64", rules, KEYS, 1).lines());
        SignedMatch again = new SignedMatch("8f2c04d1e77a3b64", rules, KEYS, 1);
        again.again = 3;
        JsonObject told = JsonParser.parseString(again.lines().get(2)).getAsJsonObject();
        told.getAsJsonArray(RecordChain.SIGNATURES)
                .asList()
                .removeIf(each -> each.getAsJsonObject().get("round").getAsInt() == 2); // the new host never had them
        String last = Members.oneLine(told);
        lines.add(last);
        GOOD.put("went on", List.copyOf(lines));
        GOOD.put("went on, at the new host", List.of(last));
        lines.add(last);
        ALTERED.put("went on: the round that was played again twice", List.copyOf(lines));
        ALTERED.put("went on: a round removed", List.of(lines.get(0), last));
        ALTERED.put(
                "went on: the old round after the new one", List.of(lines.get(0), lines.get(1), last, lines.get(2)));
    }

    /** The new host has written all that the old one had, too; and what might be made of that. */
    private static void handedOver() {
        TableRules rules = TableRules.named("pagat");
        List<String> whole = new SignedMatch("7f2c04d1e77a3b63", rules, KEYS, 1).lines();
        List<String> old = whole.subList(0, 2);
        GOOD_FILES.put("handed over", List.of(old, whole));
        GOOD_FILES.put("handed over, the new host's file first", List.of(whole, old));
        GOOD_FILES.put("handed over, there and back", List.of(old.subList(0, 1), old, whole, whole));
        GOOD_FILES.put("handed over when it was over", List.of(withoutOneSignature(whole), whole));
        GOOD_FILES.put(
                "gone on with at another host and back",
                List.of(old.subList(0, 1), whole.subList(1, 2), whole.subList(2, 3)));
        GOOD_FILES.put("gone on with, and handed over back", List.of(old.subList(0, 1), whole.subList(1, 2), whole));
        ALTERED_FILES.put(
                "a round twice at the old host", List.of(List.of(whole.get(0), whole.get(0), whole.get(1)), whole));
        List<String> other = new SignedMatch("6f2c04d1e77a3b62", rules, KEYS, 2).lines();
        RecordAlterations.of(whole, other).forEach((name, lines) -> {
            ALTERED_FILES.put("at the old host: " + name, List.of(lines, whole.subList(0, 2)));
            if (!BEGIN_LATER.contains(name)) {
                ALTERED_FILES.put("at the new host: " + name, List.of(old, lines));
            }
        });
        SignedMatch anew = new SignedMatch("5f2c04d1e77a3b61", rules, KEYS, 1);
        List<String> before = anew.lines();
        SignedMatch again = new SignedMatch("5f2c04d1e77a3b61", rules, KEYS, 1);
        again.again = 2;
        List<String> lines = again.lines();
        ALTERED_FILES.put(
                "a round that is void since the host was gone, after the one that was played instead",
                List.of(before.subList(0, 2), lines.subList(1, 3), before.subList(1, 2)));
        ALTERED_FILES.put(
                "a round that followed a void one, after the one that was played instead",
                List.of(before, List.of(lines.get(1), before.get(2))));
    }

    private static List<String> withoutOneSignature(List<String> lines) {
        List<String> fewer = new ArrayList<>(lines);
        JsonObject last = JsonParser.parseString(lines.get(lines.size() - 1)).getAsJsonObject();
        last.getAsJsonArray(RecordChain.SIGNATURES)
                .remove(last.getAsJsonArray(RecordChain.SIGNATURES).size() - 1);
        fewer.set(lines.size() - 1, Members.oneLine(last));
        return fewer;
    }

    @Test
    @DisplayName("which a host has inherited are right once more, and say no more than once where the match ends")
    void inherited() {
        GOOD_FILES.forEach(
                (name, files) -> assertThat(judgedFiles(files)).as(name).allMatch(RoundVerdict::isRight));
        assertThat(gaps(GOOD_FILES.get("handed over, the new host's file first")))
                .isEmpty();
        List<RoundVerdict> doubled = judgedFiles(ALTERED_FILES.get("at the new host: a round twice"));
        assertThat(doubled).filteredOn(RoundVerdict::isRight).hasSize(5);
        assertThat(doubled.toString()).contains("removed, doubled or moved");
    }

    @Test
    @DisplayName("which go on at another host, or begin there, say so")
    void gaps() {
        assertThat(gaps(List.of(GOOD.get("went on"))))
                .singleElement()
                .asString()
                .contains("goes on from before round 3");
        assertThat(gaps(List.of(GOOD.get("went on, at the new host"))))
                .singleElement()
                .asString()
                .contains("begins here with round 3");
        assertThat(gaps(List.of(GOOD.get("pagat")))).isEmpty();
    }

    private static List<String> gaps(List<List<String>> files) {
        RecordVerifier verifier = verifier();
        assertThat(check(verifier, files, round -> {})).isEmpty();
        return verifier.gaps();
    }

    @Test
    @DisplayName("are right where nobody has altered anything")
    void good() {
        GOOD.forEach((id, lines) -> assertThat(judged(lines)).as(id).allMatch(RoundVerdict::isRight));
    }

    @Test
    @DisplayName("are not right once anything is altered, whatever it is")
    void altered() {
        assertThat(ALTERED).hasSizeGreaterThan(40 * RuleSets.ids().size());
        List<String> unnoticed = new ArrayList<>();
        ALTERED.forEach((name, lines) -> {
            if (isCalledRight(lines)) {
                unnoticed.add(name);
            }
        });
        ALTERED_FILES.forEach((name, files) -> {
            List<RoundVerdict> verdicts = new ArrayList<>();
            if (check(verifier(), files, verdicts::add).isEmpty()
                    && verdicts.stream().allMatch(RoundVerdict::isRight)) {
                unnoticed.add(name);
            }
        });
        assertThat(unnoticed).isEmpty();
    }

    @Test
    @DisplayName("say what is wrong with them")
    void named() {
        assertThat(said("pagat: tricks emptied")).contains("round 2: WRONG", "not over after its last recorded trick");
        assertThat(said("pagat: a round removed")).contains("does not name the record before it");
        assertThat(said("pagat: a round twice")).contains("removed, doubled or moved");
        assertThat(said("pagat: names exchanged"))
                .contains("has the name that another seat had", "not the record that key");
        assertThat(said("pagat: keys exchanged")).contains("The signature of seat 0 is not that of its key");
        assertThat(said("pagat: a record's signatures of another match")).contains("not the record that key");
        assertThat(said("pagat: made up by one machine, unsigned"))
                .contains("matches, but is unsigned: one machine could have made it up")
                .doesNotContain("right");
        assertThat(said("pagat: made up by one machine, with keys of its own"))
                .contains("signed only by keys that were never met", "which was not met before")
                .doesNotContain("right");
        assertThat(said("pagat: made up by one machine until somebody known joined"))
                .contains("round 2: matches, but is signed only by keys", "round 3: right");
        assertThat(said("pagat: nobody has signed what was played")).contains("nobody has signed what was played");
        assertThat(String.join(
                        "\n",
                        judged(GOOD.get("pagat")).stream()
                                .map(RoundVerdict::toString)
                                .toList()))
                .contains("seat 0: signed by key " + KEYS.get(0).identity().hex() + " (six words), met as Mei")
                .contains("seat 2: took part, unsigned")
                .contains("the record: signed by key ");
    }

    @Test
    @DisplayName("stay right under a change of one character only where it changes nothing but how they are written")
    void anyCharacter() {
        long seed = Long.getLong("records.seed", System.nanoTime());
        System.out.println("records.seed " + seed);
        SplittableRandom random = new SplittableRandom(seed);
        List<String> good = GOOD.get("pagat");
        String characters = "0123456789abcdef\"{}[],:\\ \u0000\u00e9null";
        for (int time = 0; time < Integer.getInteger("records.changes", 400); time++) {
            List<String> lines = new ArrayList<>(good);
            int line = random.nextInt(lines.size());
            StringBuilder text = new StringBuilder(lines.get(line));
            int at = random.nextInt(text.length());
            char drawn = characters.charAt(random.nextInt(characters.length()));
            switch (random.nextInt(4)) {
                case 0 -> text.setCharAt(at, drawn);
                case 1 -> text.insert(at, drawn);
                case 2 -> text.deleteCharAt(at);
                default -> text.insert(at, text.substring(at, Math.min(text.length(), at + random.nextInt(200))));
            }
            lines.set(line, text.toString());
            if (isCalledRight(lines)) {
                assertThat(withoutSignatures(lines.get(line))).isEqualTo(withoutSignatures(good.get(line)));
            }
        }
    }

    @Test
    @DisplayName("are none with half a character, which would stand for any other half in the digest")
    void halfACharacter() {
        assertThatThrownBy(() -> RecordChain.read("{\"name\":\"\\ud800\"}"))
                .isInstanceOf(TextFlaw.class)
                .hasMessageContaining("no half of a pair");
    }

    private static JsonObject withoutSignatures(String line) {
        JsonObject record = JsonParser.parseString(line).getAsJsonObject();
        record.remove(RecordChain.SIGNATURES);
        return record;
    }

    @Test
    @DisplayName("are judged alike by the verifier in Python")
    void python() throws Exception {
        requirePython();
        Map<String, List<List<String>>> files = new LinkedHashMap<>();
        GOOD.forEach((id, lines) -> files.put("good " + id, List.of(lines)));
        GOOD_FILES.forEach((id, each) -> files.put("good " + id, each));
        ALTERED.forEach((id, lines) -> files.put(id, List.of(lines)));
        files.putAll(ALTERED_FILES);
        Path known = Files.writeString(
                folder.resolve("known.txt"),
                KEYS.get(0).identity().hex() + " Mei\n" + KEYS.get(1).identity().hex() + " Bo\n");
        List<String> names = List.copyOf(files.keySet());
        for (int each = 0; each < names.size(); each++) {
            int number = 0;
            for (List<String> lines : files.get(names.get(each))) {
                Files.write(folder.resolve(each + "-" + number++ + ".jsonl"), lines);
            }
        }
        String driver = "import sys, io, contextlib, glob\n"
                + "sys.path.insert(0, sys.argv[1])\n"
                + "import verify\n"
                + "for each in range(int(sys.argv[4])):\n"
                + "    said = io.StringIO()\n"
                + "    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):\n"
                + "        files = sorted(glob.glob('%s/%d-*.jsonl' % (sys.argv[2], each)))\n"
                + "        code = verify.main(['--known', sys.argv[3], *files])\n"
                + "    print(code, said.getvalue().replace('\\n', ' | '))\n";
        Process process = new ProcessBuilder(
                        "python3",
                        "-c",
                        driver,
                        VERIFY.toString(),
                        folder.toString(),
                        known.toString(),
                        "" + names.size())
                .redirectErrorStream(true)
                .start();
        List<String> said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
                .lines()
                .toList();
        assertThat(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
        assertThat(said).as(String.join("\n", said)).hasSize(names.size());
        List<String> differing = new ArrayList<>();
        for (int each = 0; each < names.size(); each++) {
            String wanted = names.get(each).startsWith("good ") ? "0 " : "1 ";
            if (!said.get(each).startsWith(wanted)) {
                differing.add(names.get(each) + " => " + said.get(each));
            }
        }
        assertThat(differing).isEmpty();
    }

    @Test
    @DisplayName("of which the end is cut off say where they end")
    void cutOff() {
        List<String> good = GOOD.get("pagat");
        List<RecordChain.Signature> signatures = RecordChain.read(good.get(2)).signatures().stream()
                .filter(each -> each.round() == 2)
                .toList();
        Path file = written(List.of(good.get(0), RecordChain.signed(good.get(1), signatures)));
        RecordVerifier verifier = verifier();
        verifier.collect(file);
        List<RoundVerdict> verdicts = new ArrayList<>();
        assertThat(verifier.check(file, verdicts::add)).isEmpty();
        assertThat(verdicts).hasSize(2).allMatch(RoundVerdict::isRight);
        assertThat(verifier.gaps()).singleElement().asString().contains("ends here with round 2 of 3");
    }

    private static String said(String name) {
        return String.join(
                "\n",
                judged(ALTERED.get(name)).stream().map(RoundVerdict::toString).toList());
    }

    private static boolean isCalledRight(List<String> lines) {
        Path file = written(lines);
        List<RoundVerdict> verdicts = new ArrayList<>();
        RecordVerifier verifier = verifier();
        boolean isRead = verifier.collect(file)
                .or(() -> verifier.check(file, verdicts::add))
                .isEmpty();
        return isRead && verdicts.stream().allMatch(RoundVerdict::isRight);
    }

    private static List<RoundVerdict> judged(List<String> lines) {
        return judgedFiles(List.of(lines));
    }

    private static List<RoundVerdict> judgedFiles(List<List<String>> files) {
        List<RoundVerdict> verdicts = new ArrayList<>();
        assertThat(check(verifier(), files, verdicts::add)).isEmpty();
        return verdicts;
    }

    private static Optional<FileFault> check(
            RecordVerifier verifier, List<List<String>> files, Consumer<RoundVerdict> round) {
        Optional<FileFault> unread = Optional.empty();
        for (List<String> lines : files) {
            unread = unread.or(() -> verifier.collect(written(lines)));
        }
        for (List<String> lines : files) {
            unread = unread.or(() -> verifier.check(written(lines), round));
        }
        return unread;
    }

    private static RecordVerifier verifier() {
        return new RecordVerifier(
                Map.of(
                        KEYS.get(0).identity().hex(),
                        "Mei",
                        KEYS.get(1).identity().hex(),
                        "Bo"),
                key -> "six words");
    }

    private static Path written(List<String> lines) {
        try {
            return Files.write(folder.resolve("night.jsonl"), lines);
        } catch (IOException cause) {
            throw new AssertionError(cause);
        }
    }

    /** Python alone is needed here, without any package. */
    private static void requirePython() throws InterruptedException {
        boolean there;
        try {
            there = new ProcessBuilder("python3", "--version").start().waitFor() == 0;
        } catch (IOException missing) {
            there = false;
        }
        boolean required = List.of(
                        System.getenv().getOrDefault("TIENGOW_REQUIRE", "").split(","))
                .contains("python");
        Assumptions.assumeTrue(there || required, "needs python3");
        assertThat(there).as("TIENGOW_REQUIRE asks for python").isTrue();
    }
}
