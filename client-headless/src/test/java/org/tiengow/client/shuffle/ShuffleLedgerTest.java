package org.tiengow.client.shuffle;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.ShuffleContext;

@Tag("slow")
class ShuffleLedgerTest {
    private static final long DAY = Duration.ofDays(1).toMillis();
    private static final String ROUND =
            "secret, list 1, open 1, play 1, hand 1, settled 1, left 1 2, record 1 left 2, signed 1, ";

    @TempDir
    private Path folder;

    private Path file() {
        return folder.resolve(ShuffleLedger.FILE);
    }

    private List<Fact> reopened() {
        try (ShuffleLedger ledger = ShuffleLedger.in(folder)) {
            return ledger.open(0);
        }
    }

    private void write(List<Fact> facts) {
        try (ShuffleLedger ledger = ShuffleLedger.in(folder)) {
            ledger.open(0);
            assertThat(ledger.append(facts)).isTrue();
        }
    }

    @Test
    void everyFactIsInTheFileBeforeItIsSaid() throws IOException {
        List<Fact> facts = Story.of(ROUND + "over, unknown 1, granted 1").facts();
        assertThat(facts.stream().map(Object::getClass).collect(Collectors.toSet()))
                .isEqualTo(Set.of(Fact.class.getPermittedSubclasses()));
        try (ShuffleLedger ledger = ShuffleLedger.in(folder)) {
            assertThat(ledger.open(0)).isEmpty();
            for (Fact fact : facts) {
                assertThat(ledger.append(List.of(fact))).isTrue();
                assertThat(Files.readString(file())).endsWith(ShuffleLedger.write(fact) + "\n");
            }
        }
        assertThat(reopened()).isEqualTo(facts);
    }

    @Test
    void onlyWhatProvesTooMuchWaitsForTheDisk() {
        assertThat(Story.of(ROUND).facts().stream()
                        .filter(ShuffleLedger::mustLast)
                        .map(fact -> fact.getClass().getSimpleName()))
                .containsExactly("Secret", "Opened", "Signed");
    }

    @Test
    void aLineCutShortCostsThatLineAlone() throws IOException {
        List<Fact> facts = Story.of(ROUND).facts();
        write(facts);
        RecordEvidence named = ((Fact.Recorded) facts.get(7)).evidence();
        write(List.of(new Fact.Recorded(named.context(), 2, named("陳大文"))));
        byte[] whole = Files.readAllBytes(file());
        int last = new String(whole, 0, whole.length - 1, ISO_8859_1).lastIndexOf('\n');
        int name = new String(whole, ISO_8859_1).indexOf("programs", last);
        for (int length = last + 1;
                length < whole.length - 1;
                length += length + 50 < name || length > name + 30 ? 50 : 1) {
            Files.write(file(), Arrays.copyOf(whole, length));
            assertThat(reopened()).as("cut after %s bytes", length).isEqualTo(facts);
        }
        byte[] zeros = Arrays.copyOf(whole, whole.length + 4096);
        Arrays.fill(zeros, last + 20, zeros.length, (byte) 0);
        Files.write(file(), zeros);
        assertThat(reopened()).as("a block that a crash left empty").isEqualTo(facts);
        write(List.of(facts.get(0)));
        assertThat(reopened()).hasSize(facts.size() + 1);
    }

    private static RecordEvidence named(String name) {
        RecordEvidence of = ((Fact.Recorded) Story.of("record 2").facts().get(0)).evidence();
        return new RecordEvidence(
                of.context(),
                2,
                of.digest(),
                null,
                false,
                of.list(),
                false,
                of.asked(),
                of.links(),
                new TreeMap<>(Map.of(0, name)),
                of.keys(),
                of.hands(),
                of.plays(),
                of.courses(),
                of.faults());
    }

    @Test
    void oneProgramOfAFolderHoldsTheLedger() {
        try (ShuffleLedger first = ShuffleLedger.in(folder);
                ShuffleLedger second = ShuffleLedger.in(folder)) {
            first.open(0);
            assertThat(second.open(0)).isEmpty();
            assertThat(first.isHeld()).isTrue();
            assertThat(second.isHeld()).isFalse();
            assertThat(second.append(Story.of("secret").facts())).isFalse();
            first.close();
            second.open(0);
            assertThat(second.isHeld()).isTrue();
        }
    }

    /** Where a process closes a file, many systems let all its locks of that file go. */
    @Test
    void aSecondSessionLeavesTheLockToTheFirst() throws IOException, InterruptedException {
        try (ShuffleLedger first = ShuffleLedger.in(folder);
                ShuffleLedger second = ShuffleLedger.in(folder)) {
            first.open(0);
            second.open(0);
            Process other = new ProcessBuilder(
                            Path.of(System.getProperty("java.home"), "bin", "java")
                                    .toString(),
                            "-cp",
                            System.getProperty("java.class.path"),
                            Other.class.getName(),
                            folder.resolve(ShuffleLedger.LOCK).toString())
                    .inheritIO()
                    .start();
            assertThat(other.waitFor())
                    .as("whether another process gets the lock")
                    .isEqualTo(1);
        }
    }

    /** Another process; ends with 0 if it could take the lock, else with 1. */
    static final class Other {
        private Other() {}

        public static void main(String[] lock) throws IOException {
            try (FileChannel file = FileChannel.open(Path.of(lock[0]), StandardOpenOption.WRITE);
                    FileLock taken = file.tryLock()) {
                System.exit(taken == null ? 1 : 0);
            }
        }
    }

    @Test
    void aLedgerThatCannotBeWrittenIsGivenUp() throws IOException {
        List<Fact> facts = Story.of(ROUND).facts();
        write(facts);
        try (ShuffleLedger ledger = ShuffleLedger.in(folder)) {
            ledger.open(0);
            Thread.currentThread().interrupt(); // closes the file under the ledger
            assertThat(ledger.append(facts)).isFalse();
            assertThat(Thread.interrupted()).isTrue();
            assertThat(ledger.isHeld()).isFalse();
            assertThat(ledger.append(facts)).isFalse();
        }
        assertThat(reopened()).startsWith(facts.toArray(Fact[]::new));
    }

    @Test
    void withoutAFolderNothingIsKept() {
        ShuffleLedger ledger = ShuffleLedger.in(null);
        assertThat(ledger.open(0)).isEmpty();
        assertThat(ledger.isHeld()).isTrue();
        assertThat(ledger.append(Story.of(ROUND).facts())).isTrue();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ROUND, match b, day 10, ROUND                          | b   | settled, and not touched for two weeks
            ROUND, match b, ROUND                                  |     | all settled
            list 1, open 1                                         | a   | a debt that was never told
            list 1, open 1, match b, day 1, ROUND                  |     | a debt that was told two weeks ago
            list 1, open 1, match b, day 10, ROUND                 | a b | a debt whose telling is still shown
            ROUND, match b, list 1, open 1, match c, day 10, ROUND | b c | settled before a debt
            ROUND, match b, ROUND, match a, day 10, list 2, open 2 | a b | a match that went on lately
            """)
    void onlyWhatOwesNothingIsDropped(String story, String kept, String why) {
        List<Fact> facts = new ArrayList<>();
        int day = 0;
        StringBuilder told = new StringBuilder();
        for (String step : story.replace("ROUND", ROUND).split(",")) {
            if (step.strip().startsWith("day")) {
                day = Integer.parseInt(step.strip().substring(4));
            } else {
                told.append(step).append(',');
                List<Fact> now = Story.of(told.toString()).facts();
                for (Fact fact : now.subList(facts.size(), now.size())) {
                    facts.add(fact instanceof Fact.Opened link ? at(link, day * DAY) : fact);
                }
            }
        }
        List<Fact> wanted = ShuffleLedger.wanted(facts, 20 * DAY);
        assertThat(wanted.stream()
                        .map(fact -> fact.context().match())
                        .distinct()
                        .sorted())
                .as(why)
                .containsExactlyElementsOf(kept == null ? List.of() : List.of(kept.split(" ")));
    }

    @Test
    void theLastMatchesWithoutALinkAreKept() {
        List<Fact> owned = unopened(context ->
                new Fact.Listed(context, 1, Bytes32.ZERO, 0, false, false, 0, false, true)); // at the own host
        List<Fact> unused = unopened(context -> new Fact.Secret(context, 0, 0, Bytes32.ZERO)); // never dealt
        assertThat(ShuffleLedger.wanted(owned, 0)).isEqualTo(owned.subList(68, 100));
        assertThat(ShuffleLedger.wanted(unused, 0)).isEqualTo(unused.subList(68, 100));
    }

    private static List<Fact> unopened(Function<ShuffleContext, Fact> fact) {
        return IntStream.range(0, 100)
                .mapToObj(match -> fact.apply(new ShuffleContext(Bytes32.ZERO, "m" + match, 0)))
                .toList();
    }

    private static Fact.Opened at(Fact.Opened link, long time) {
        return new Fact.Opened(link.context(), link.round(), link.seat(), link.list(), link.link(), time);
    }

    @Test
    void forgettingChangesNoVerdictOfWhatIsKept() {
        long seed = Long.getLong("seed", 27);
        SplittableRandom random = new SplittableRandom(seed);
        int forgotten = 0;
        for (int i = 0; i < 2_000; i++) {
            StringBuilder story = new StringBuilder();
            for (int part = 0; part < 8; part++) {
                story.append("match ")
                        .append((char) ('a' + part / 2 + random.nextInt(2)))
                        .append(", ");
                int round = 1 + random.nextInt(3);
                String end = List.of("", " broken", " left 0", " left 1 2", " played for", " fault DEAL")
                        .get(random.nextInt(6));
                story.append("secret, list N, open N, play N, ".replace("N", "" + round));
                story.append(random.nextInt(4) == 0 ? "" : "record " + round + end + ", ");
            }
            List<Fact> facts = new ArrayList<>();
            long now = 0;
            for (Fact fact : Story.of(story.toString()).facts()) {
                now += fact instanceof Fact.Opened ? random.nextInt(6) * DAY : 0;
                facts.add(fact instanceof Fact.Opened link ? at(link, now) : fact);
            }
            List<Fact> kept = ShuffleLedger.wanted(facts, now);
            ShuffleJudge before = ShuffleJudge.of(facts);
            ShuffleJudge after = ShuffleJudge.of(kept);
            for (ShuffleContext context : after.contexts()) {
                for (int round : after.transcript(context).rounds()) {
                    assertThat(after.check(context, round))
                            .as("seed %s, story %s: %s", seed, i, story)
                            .isEqualTo(before.check(context, round));
                }
            }
            String next = story + "match z, secret, list 1, open 1, record 1";
            List<Fact> more = Story.of(next).facts();
            List<Fact> later = more.subList(facts.size(), more.size());
            later.forEach(before::hear);
            later.forEach(after::hear);
            ShuffleContext last = more.get(more.size() - 1).context();
            assertThat(after.check(last, 1))
                    .as("seed %s, story %s: %s", seed, i, story)
                    .isEqualTo(before.check(last, 1));
            forgotten += facts.size() > kept.size() ? 1 : 0;
        }
        assertThat(forgotten).as("stories of which something was forgotten").isGreaterThan(200);
    }
}
