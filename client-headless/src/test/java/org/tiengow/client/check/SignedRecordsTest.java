package org.tiengow.client.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.client.json.Members;
import org.tiengow.client.json.RecordChain;
import org.tiengow.client.json.TextFlaw;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.FairShuffle;
import org.tiengow.protocol.identity.IdentityKey;
import org.tiengow.protocol.shuffle.ShuffleSignatures;

/** Signed records, what somebody might alter in them, and records that were made up, as both verifiers judge them. */
@DisplayName("Signed records")
@Tag("slow")
class SignedRecordsTest {
    private static final String ID = "9f2c04d1e77a3b65";
    private static final IdentityKey MEI = SignedMatch.KEYS.get(0);
    private static final IdentityKey BO = SignedMatch.KEYS.get(1);
    private static final List<String> GOOD = SignedMatch.example();
    private static final List<String> OTHER = new SignedMatch("0f2c04d1e77a3b66", SignedMatch.KEYS, 2)
            .playTo(SignedMatch.ROUNDS)
            .lines();
    private static final String TOGETHER = "To make this up, all of these would have had to act together: ";

    @TempDir
    private static Path folder;

    @BeforeAll
    static void withoutOwnKey() {
        System.setProperty("TIENGOW_HOME", folder.resolve("home").toString());
    }

    @AfterAll
    static void forget() {
        System.clearProperty("TIENGOW_HOME");
    }

    @Test
    @DisplayName("of several hosts are right where nobody has altered anything")
    void good() throws IOException {
        Map<String, List<List<String>>> files = new LinkedHashMap<>();
        files.put("one file", List.of(GOOD));
        List<String> whole = GOOD;
        List<String> old = GOOD.subList(0, 2);
        files.put("handed over", List.of(old, whole));
        files.put("handed over, the new host's file first", List.of(whole, old));
        files.put("handed over, there and back", List.of(old.subList(0, 1), old, whole, whole));
        files.put("in parts", List.of(whole.subList(0, 1), whole.subList(1, 3), whole.subList(3, 4)));
        files.put(
                "two matches",
                List.of(Stream.concat(GOOD.stream(), OTHER.stream()).toList()));
        SignedMatch first = match().playTo(2);
        List<String> second = first.goneOn(3).playTo(4).lines();
        files.put("went on", List.of(first.lines(), second));
        files.put(
                "went on, in one file",
                List.of(Stream.concat(first.lines().stream(), second.stream()).toList()));
        files.put("went on, the new host's file alone", List.of(second));
        SignedMatch third = match().playTo(3);
        files.put(
                "went on from an earlier round",
                List.of(third.lines(), third.goneOn(3).playTo(4).lines()));
        files.put(
                "broken off at the end",
                List.of(match().playTo(2).breakOff(true).lines()));
        files.put(
                "broken off before the deal",
                List.of(match().playTo(2).breakOff(false).lines()));
        try (VerifierAnswer.InPython python = VerifierAnswer.InPython.start()) {
            for (Map.Entry<String, List<List<String>>> each : files.entrySet()) {
                assertThat(judged(python, each.getValue(), MEI).exit())
                        .as(each.getKey())
                        .isZero();
            }
        }
    }

    @Test
    @DisplayName("rest on the word of others where nobody trusted has signed")
    void consistent() throws IOException {
        Map<String, List<List<String>>> files = new LinkedHashMap<>();
        SignedMatch broken = match().playTo(2).breakOff(true);
        files.put(
                "a broken round costs the next tick",
                List.of(broken.lines(), broken.goneOn(3).playTo(4).lines()));
        SignedMatch away = match();
        away.away.add(0);
        files.put("nobody trusted saw the end", List.of(away.playTo(2).lines()));
        files.put("nothing but a broken round", List.of(match().breakOff(false).lines()));
        files.put("signatures removed", List.of(RecordAlterations.unsigned(GOOD)));
        files.put("no fair shuffle", List.of(unshuffled(GOOD, true)));
        files.put("no fair shuffle and no chain", List.of(unshuffled(GOOD, false)));
        files.put("an older version", List.of(older(GOOD)));
        SignedMatch several = match();
        several.missing.put(1, Set.of(1, 2));
        files.put("two left out", List.of(several.playTo(1).lines()));
        try (VerifierAnswer.InPython python = VerifierAnswer.InPython.start()) {
            for (Map.Entry<String, List<List<String>>> each : files.entrySet()) {
                VerifierAnswer answer = judged(python, each.getValue(), MEI);
                assertThat(answer.exit())
                        .as(each.getKey() + "\n" + answer.out())
                        .isEqualTo(3);
                assertThat(answer.out())
                        .as(each.getKey())
                        .containsPattern("rest on the word of the host.* alone|nothing is wrong")
                        .contains(TOGETHER);
            }
            assertThat(judged(python, files.get("no fair shuffle"), MEI).out())
                    .contains("round 2: not checkable, since it was dealt without a fair shuffle");
            assertThat(judged(python, files.get("an older version"), MEI).out())
                    .contains("round 1: not checked, since an older version of the program shuffled it");
            assertThat(judged(python, files.get("nobody trusted saw the end"), MEI)
                            .out())
                    .contains("signed by Mei without having seen the end, Bo")
                    .contains("on the word of the host and Bo and Li");
            assertThat(judged(python, files.get("two left out"), MEI).out())
                    .contains("Mei, without seat 1, without seat 2; signed by nobody");
        }
    }

    private static List<String> unshuffled(List<String> lines, boolean chained) {
        List<String> bare = RecordAlterations.unsigned(lines).stream()
                .map(line -> {
                    JsonObject record = JsonParser.parseString(line).getAsJsonObject();
                    record.add("shuffle", JsonNull.INSTANCE);
                    record.remove("digest");
                    record.remove(RecordChain.BEFORE);
                    if (chained) {
                        record.add(RecordChain.BEFORE, JsonNull.INSTANCE);
                    }
                    return Members.oneLine(record);
                })
                .toList();
        return chained ? RecordAlterations.joined(bare) : bare;
    }

    private static List<String> older(List<String> lines) {
        return lines.stream() // links and signatures do not fit any more: nothing is checked
                .map(line -> line.replace("tiengow-shuffle/3", "tiengow-shuffle/2")
                        .replaceAll(",\"digest\":\"[0-9a-f]*\"", ""))
                .toList();
    }

    @Test
    @DisplayName("that somebody made up name everybody who had to help")
    void forged() throws IOException {
        IdentityKey stranger = IdentityKey.fresh();
        String unknown = "Mei (unknown key " + stranger.identity().hex().substring(0, 16) + ")";
        SignedMatch real = new SignedMatch(ID, List.of(MEI, BO), 6);
        SignedMatch colluding = new SignedMatch(ID, List.of(MEI, BO), 7);
        colluding.takeLinks(real, 0);
        colluding.silent.add(MEI);
        SignedMatch alone = new SignedMatch(ID, List.of(MEI, BO), 8);
        alone.takeLinks(real, 0);
        alone.takeLinks(real, 1);
        alone.silent.addAll(List.of(MEI, BO));
        Map<SignedMatch, List<String>> made = new LinkedHashMap<>();
        made.put(new SignedMatch(ID, List.of(), 3), List.of("the host"));
        made.put(new SignedMatch(ID, List.of(BO), 4), List.of("the host", "Bo"));
        made.put(new SignedMatch(ID, List.of(stranger), 5), List.of("the host", unknown));
        made.put(colluding, List.of("the host", "Bo"));
        made.put(alone, List.of("the host"));
        try (VerifierAnswer.InPython python = VerifierAnswer.InPython.start()) {
            for (Map.Entry<SignedMatch, List<String>> each : made.entrySet()) {
                VerifierAnswer answer =
                        judged(python, List.of(each.getKey().playTo(4).lines()), MEI);
                assertThat(answer.exit()).as(answer.out()).isEqualTo(3);
                assertThat(answer.out())
                        .contains("rest on the word of " + String.join(" and ", each.getValue()) + " alone")
                        .endsWith(TOGETHER + String.join(", ", each.getValue()) + ".\n");
            }
            VerifierAnswer answer = judged(python, List.of(alone.playTo(4).lines()), MEI);
            assertThat(answer.exit()).as("links alone name nobody").isEqualTo(3);
            assertThat(answer.out())
                    .contains("links of the host, Mei, Bo; signed by nobody")
                    .endsWith(TOGETHER + "the host.\n");
        }
    }

    @Test
    @DisplayName("are wrong once anything is altered, whatever it is")
    void altered() throws IOException {
        SplittableRandom random = seeded();
        Map<String, List<String>> altered = RecordAlterations.ofFields(GOOD, 2);
        altered.putAll(RecordAlterations.ofLines(GOOD, OTHER));
        assertThat(altered).hasSizeGreaterThan(400);
        altered.keySet().removeIf(what -> !isTried(random, 9));
        List<String> unnoticed = new ArrayList<>();
        try (VerifierAnswer.InPython python = VerifierAnswer.InPython.start()) {
            assertThat(judged(python, List.of(GOOD), MEI).exit()).isZero();
            for (Map.Entry<String, List<String>> each : altered.entrySet()) {
                if (judged(python, List.of(each.getValue()), MEI).exit() != 1) {
                    unnoticed.add(each.getKey());
                }
            }
            assertThat(judged(python, List.of(GOOD), MEI).exit()).isZero();
        }
        System.out.println(altered.size() + " alterations");
        assertThat(unnoticed).isEmpty();
    }

    @Test
    @DisplayName("joined anew and stripped of signatures after an alteration are never vouched for")
    void joinedAndUnsigned() throws IOException {
        SplittableRandom random = seeded();
        List<String> consistent = new ArrayList<>();
        try (VerifierAnswer.InPython python = VerifierAnswer.InPython.start()) {
            for (Map.Entry<String, List<String>> each :
                    RecordAlterations.ofFields(GOOD, 2).entrySet()) {
                if (isTried(random, 12)) {
                    List<String> joined = RecordAlterations.joined(each.getValue());
                    int exit = judgedByRules(python, List.of(RecordAlterations.unsigned(joined)), MEI)
                            .exit();
                    assertThat(exit).as(each.getKey()).isIn(1, 3);
                    if (exit == 3) {
                        consistent.add(each.getKey());
                    }
                }
            }
        }
        assertThat(consistent)
                .as("what no other record and no rule can show")
                .allMatch(what -> what.matches(".* with a member more|/at changed|/players\\[.*"
                        + "|/rules/parameters/players changed|/payments.* exchanged with the next"
                        + "|/(shuffle|before) (changed|removed)"));
    }

    @Test
    @DisplayName("are wrong where records of several hosts do not fit together")
    void misfits() throws IOException {
        SignedMatch first = match().playTo(2);
        List<String> old = first.lines();
        List<String> next = first.goneOn(3).playTo(4).lines();
        JsonObject named = JsonParser.parseString(next.get(0)).getAsJsonObject();
        named.addProperty(
                RecordChain.BEFORE, RecordChain.read(old.get(1)).digest().toHex());
        List<String> naming =
                RecordAlterations.unsigned(RecordAlterations.joined(List.of(Members.oneLine(named), next.get(1))));
        SignedMatch broken = match().playTo(2).breakOff(true);
        List<String> fourth =
                new SignedMatch(ID, SignedMatch.KEYS, 12).playTo(4).lines();
        SignedMatch counted = match();
        counted.leftOut[0] = 1;
        SignedMatch uncounted = match();
        uncounted.missing.put(1, Set.of(2));
        uncounted.playTo(1).leftOut[2] = 0;
        SignedMatch third = match();
        for (int round = 1; round <= 3; round++) {
            third.missing.put(round, Set.of(2));
            third.playTo(round).leftOut[2] = Math.min(1, round - 1);
        }
        SignedMatch askedTwice = match();
        askedTwice.isAskedAlways = true;
        askedTwice.missing.putAll(Map.of(1, Set.of(2), 2, Set.of(2)));
        Map<String, List<List<String>>> files = new LinkedHashMap<>();
        files.put("names a record of another epoch", List.of(old, naming));
        files.put("a round between the hosts is missing", List.of(old.subList(0, 1), next));
        files.put("the new host first", List.of(next, old));
        files.put("an old round after the new host", List.of(old, List.of(next.get(0), old.get(1))));
        files.put("went on after a broken round, one later", List.of(broken.lines(), skipping(broken)));
        files.put("a round after a broken one", List.of(broken.playTo(3).lines()));
        files.put("two records of a round", List.of(old, fourth));
        files.put("the first rounds are missing", List.of(old.subList(1, 2)));
        files.put("at the new host a round is missing", List.of(GOOD, List.of(GOOD.get(0), GOOD.get(2))));
        files.put(
                "at the new host a round stands twice", List.of(GOOD, List.of(GOOD.get(0), GOOD.get(1), GOOD.get(1))));
        files.put(
                "an older version in between",
                List.of(List.of(GOOD.get(0), older(GOOD).get(1))));
        files.put("this version after an older one", List.of(List.of(older(GOOD).get(0), GOOD.get(1))));
        files.put(
                "counts a seat that was not left out", List.of(counted.playTo(1).lines()));
        files.put(
                "does not count a seat that was left out",
                List.of(uncounted.playTo(2).lines()));
        files.put("a seat is left out a third time", List.of(third.lines()));
        files.put(
                "a seat is asked after two times", List.of(askedTwice.playTo(3).lines()));
        files.put(
                "a round is left out",
                List.of(match().playTo(1).skipTo(3).playTo(3).lines()));
        files.put(
                "a round follows a broken one",
                List.of(match().playTo(1).breakOff(true).skipTo(3).playTo(3).lines()));
        files.put(
                "begins with a later round", List.of(match().skipTo(2).playTo(2).lines()));
        files.put(
                "the host chose the first banker",
                List.of(anotherBanker().playTo(1).lines()));
        SignedMatch chosen = match();
        chosen.dealtFrom = Optional.of(Bytes32.ZERO);
        files.put("the host chose the tiles", List.of(chosen.playTo(1).lines()));
        for (int party = FairShuffle.HOST; party < 2; party++) {
            SignedMatch strange = match();
            strange.strangeLinks.add(party);
            files.put(
                    "the host chose the link of " + party,
                    List.of(strange.playTo(2).lines()));
        }
        SignedMatch pretended = match();
        pretended.anchorsBy = Optional.of(IdentityKey.fresh());
        pretended.silent.addAll(SignedMatch.KEYS);
        files.put(
                "the host signed anchors for others",
                List.of(pretended.playTo(1).lines()));
        files.put("somebody signed who was left out", List.of(signedByLi()));
        files.put(
                "another record of the last round",
                List.of(old, edited(old.get(1), record -> record.addProperty("at", "2026-11-21T20:15:00Z"))));
        files.put(
                "the first record names one",
                List.of(edited(GOOD.get(0), record -> record.addProperty(RecordChain.BEFORE, "ab".repeat(32)))));
        files.put(
                "says nothing of the record before",
                List.of(edited(GOOD.get(1), record -> record.remove(RecordChain.BEFORE))));
        files.put("no record at all", List.of(List.of()));
        files.put("no JSON", List.of(List.of("nonsense")));
        try (VerifierAnswer.InPython python = VerifierAnswer.InPython.start()) {
            for (Map.Entry<String, List<List<String>>> each : files.entrySet()) {
                assertThat(judged(python, each.getValue(), MEI).exit())
                        .as(each.getKey())
                        .isEqualTo(1);
            }
            assertThat(judged(python, files.get("a seat is left out a third time"), MEI)
                            .out())
                    .contains("The link of seat 2 was left out a third time in one match.");
            assertThat(judged(python, files.get("two records of a round"), MEI).out())
                    .contains("There are two records of this round");
        }
    }

    /** One altered record, of which nothing is signed. */
    private static List<String> edited(String line, Consumer<JsonObject> how) {
        JsonObject record = JsonParser.parseString(line).getAsJsonObject();
        record.remove("digest");
        how.accept(record);
        return RecordAlterations.unsigned(List.of(Members.oneLine(record)));
    }

    private static SignedMatch anotherBanker() {
        int lot = JsonParser.parseString(match().playTo(1).lines().get(0))
                .getAsJsonObject()
                .get("banker")
                .getAsInt();
        SignedMatch match = match();
        match.banker = OptionalInt.of((lot + 1) % 4);
        return match;
    }

    /** The example, in which Li has signed the round without her link. */
    private static List<String> signedByLi() {
        IdentityKey li = SignedMatch.KEYS.get(2);
        List<String> lines = new ArrayList<>(GOOD);
        String signature = ShuffleSignatures.record(
                li, true, RecordChain.read(lines.get(1)).digest());
        lines.set(
                3,
                RecordChain.signed(
                        lines.get(3),
                        List.of(new RecordChain.Signature(2, li.identity().hex(), true, signature))));
        return lines;
    }

    /** The match after a broken round, gone on with as if that round had been played. */
    private static List<String> skipping(SignedMatch broken) {
        return broken.goneOn(3).skipTo(4).playTo(4).lines();
    }

    @Test
    @DisplayName("stay right under a change of one character only where it changes nothing but how they are written")
    void anyCharacter() throws IOException {
        SplittableRandom random = seeded();
        String characters = "0123456789abcdef\"{}[],:\\ \u0000\u00e9null";
        try (VerifierAnswer.InPython python = VerifierAnswer.InPython.start()) {
            for (int time = 0; time < Integer.getInteger("records.changes", 60); time++) {
                List<String> lines = new ArrayList<>(GOOD);
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
                if (judged(python, List.of(lines), MEI).exit() == 0) {
                    assertThat(withoutSignatures(lines.get(line))).isEqualTo(withoutSignatures(GOOD.get(line)));
                }
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

    /** Draws one of so many alterations; the long trial tries all. */
    private static boolean isTried(SplittableRandom random, int of) {
        return Boolean.getBoolean("records.all") || random.nextInt(of) == 0;
    }

    private static SplittableRandom seeded() {
        long seed = Long.getLong("records.seed", System.nanoTime());
        System.out.println("records.seed " + seed);
        return new SplittableRandom(seed);
    }

    private static SignedMatch match() {
        return new SignedMatch(ID, SignedMatch.KEYS, 11);
    }

    /** What both verifiers answer; that of Java, when they agree. */
    private static VerifierAnswer judged(VerifierAnswer.InPython python, List<List<String>> files, IdentityKey trusted)
            throws IOException {
        VerifierAnswer answer = judgedByRules(python, files, trusted);
        assertThat(python.last().exit()).as(answer.out()).isEqualTo(answer.exit());
        return answer;
    }

    /** The same; where only the rules of the game are broken, the verifier in Python finds nothing wrong. */
    private static VerifierAnswer judgedByRules(
            VerifierAnswer.InPython python, List<List<String>> files, IdentityKey trusted) throws IOException {
        List<String> words =
                new ArrayList<>(List.of("--trust", trusted.identity().hex(), "--known", known().toString()));
        for (int each = 0; each < files.size(); each++) {
            words.add(Files.write(folder.resolve("night-" + each + ".jsonl"), files.get(each))
                    .toString());
        }
        VerifierAnswer java = VerifierAnswer.ofJava(words);
        VerifierAnswer other = python.ask(words);
        boolean isBeyondPython = java.exit() == 1 && other.exit() == 3; // only the rules of the game are broken
        String said = "Java: " + java.out() + java.err() + "\nPython: " + other.out() + other.err();
        assertThat(isBeyondPython ? 1 : other.exit()).as(said).isEqualTo(java.exit());
        if (!java.out().isEmpty() && !other.out().isEmpty()) {
            assertThat(other.withoutFaults()).isEqualTo(java.withoutFaults());
        }
        return java;
    }

    private static Path known() throws IOException {
        return Files.write(
                folder.resolve("known.txt"),
                List.of(
                        MEI.identity().hex() + " Mei",
                        BO.identity().hex() + " Bo",
                        SignedMatch.KEYS.get(2).identity().hex() + " Li"));
    }
}
