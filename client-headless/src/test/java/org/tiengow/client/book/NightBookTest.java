package org.tiengow.client.book;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.client.session.table.FinishedMatch;

@DisplayName("The book")
class NightBookTest {
    private static final long SEED = Long.getLong("book.seed", System.nanoTime());

    @TempDir
    private Path data;

    private NightBook book;

    @BeforeEach
    void open() {
        book = NightBook.in(data);
    }

    @Test
    void isEmptyAndMakesNoFolderBeforeTheFirstNight() {
        assertThat(book.read().nights()).isEmpty();
        assertThat(data.resolve("book")).doesNotExist();
    }

    @Test
    void keepsEveryPartOfANight() throws IOException {
        Random random = new Random(SEED);
        for (int time = 0; time < 100; time++) {
            NightBook fresh = NightBook.in(data.resolve("book" + time));
            BookNight night = Nights.drawn(random, Nights.START);
            fresh.note(night);
            assertThat(NightBook.in(data.resolve("book" + time)).read().nights())
                    .as("seed %d, night %d", SEED, time)
                    .containsExactly(night);
        }
    }

    @Test
    void countsAMatchOnceWhoeverNotesIt() throws IOException {
        BookNight night = Nights.drawn(new Random(SEED), Nights.START);
        book.note(night);
        book.note(night);
        NightBook.in(data).note(night);
        assertThat(book.read().nights()).as("seed %d", SEED).containsExactly(night);
    }

    @Test
    void learnsTheRoundsAndKeysOfAKnownMatch() throws IOException {
        BookMatch bare = Nights.match("a1", Nights.START, "Mei", 5, "Bo", -5);
        BookRound round = new BookRound(1, 0, List.of(5, -5), List.of(new BookRound.Transfer(1, 0, 5)));
        book.note(new BookNight("a1", "Mei's table", "", "", List.of(bare)));
        BookMatch seen =
                new BookMatch(Nights.START.plusSeconds(9), 0, bare.result(), List.of("ab", "cd"), List.of(round));
        book.note(new BookNight("a1", "Mei's table", "", "", List.of(seen)));
        book.note(new BookNight("a1", "Mei's table", "", "", List.of(bare)));

        BookMatch kept = book.read().nights().get(0).matches().get(0);
        assertThat(kept.rounds()).containsExactly(round);
        assertThat(kept.keys()).containsExactly("ab", "cd");
        assertThat(kept.at()).isEqualTo(Nights.START);
    }

    @Test
    void joinsMatchesThatAHostListsTogether() throws IOException {
        BookMatch first = Nights.match("a1", Nights.START, "Mei", 5, "Bo", -5);
        BookMatch second = Nights.match("a2", Nights.START.plusSeconds(1800), "Mei", 5, "Bo", -5);
        book.note(new BookNight("a1", "Mei's table", "", "", List.of(first)));
        NightBook.in(data).note(new BookNight("a1", "Mei's table", "", "", List.of(first, second)));
        assertThat(book.read().nights())
                .singleElement()
                .satisfies(night -> assertThat(night.matches()).containsExactly(first, second));
    }

    @Test
    void joinsMatchesAtOneHostWithinTwelveHours() throws IOException {
        for (int hours : new int[] {0, 11, 24, 30}) {
            String id = "a" + hours;
            Instant at = Nights.START.plus(Duration.ofHours(hours));
            book.note(new BookNight(id, "Mei's table", "ab", "", List.of(Nights.match(id, at, "Mei", 5, "Bo", -5))));
        }
        assertThat(book.read().nights())
                .extracting(night -> night.matches().size())
                .containsExactly(2, 2);
    }

    @Test
    void countsEachMatchOfASplitNightOnce() throws IOException {
        System.out.println("book.seed " + SEED);
        Random random = new Random(SEED);
        for (int time = 0; time < 60; time++) {
            BookNight whole = Nights.drawn(random, Nights.START);
            List<List<BookMatch>> halves = List.of(new ArrayList<>(), new ArrayList<>());
            int split = random.nextInt(whole.matches().size() + 1);
            for (int i = 0; i < whole.matches().size(); i++) {
                BookMatch match = whole.matches().get(i);
                int half = random.nextInt(2);
                halves.get(half).add(match);
                if (i < split) {
                    halves.get(1 - half).add(match); // before the split both hosts list it
                }
            }
            List<NightBook> books = new ArrayList<>();
            for (int half = 0; half < 2; half++) {
                books.add(NightBook.in(data.resolve("half" + half + "-" + time)));
                for (int i = 0; i < halves.get(half).size(); i++) {
                    books.get(half)
                            .note(new BookNight(
                                    "9f2c",
                                    "Host " + half,
                                    "0" + half,
                                    "",
                                    halves.get(half).subList(0, i + 1)));
                }
            }
            int to = random.nextInt(2);
            for (BookNight night : books.get(1 - to).read().nights()) {
                books.get(to).note(night);
            }
            assertThat(books.get(to).read().nights())
                    .as("seed %d, night %d", SEED, time)
                    .singleElement()
                    .satisfies(night -> {
                        assertThat(night.matches()).containsExactlyInAnyOrderElementsOf(whole.matches());
                        assertThat(night.chips()).containsExactlyInAnyOrderEntriesOf(whole.chips());
                    });
        }
    }

    @Test
    void keepsTheEveningsOfAHostThatRunsForDaysApart() throws IOException {
        for (int hours : new int[] {0, 11, 24, 30}) {
            Instant at = Nights.START.plus(Duration.ofHours(hours));
            book.note(new BookNight(
                    "9f2c", "Mei's table", "ab", "", List.of(Nights.match("a" + hours, at, "Mei", 5, "Bo", -5))));
        }
        assertThat(book.read().nights())
                .extracting(night -> night.matches().size())
                .containsExactly(2, 2);
    }

    @Test
    void keepsANightOfLastWeekApartFromItsHostsNext() throws IOException {
        BookMatch old = Nights.match("a1", Nights.START, "Mei", 5, "Bo", -5);
        BookMatch fresh = Nights.match("a2", Nights.START.plus(Duration.ofDays(7)), "Mei", 5, "Bo", -5);
        book.note(new BookNight("a1", "Mei's table", "ab", "", List.of(old)));
        book.note(new BookNight("a1", "Mei's table", "ab", "", List.of(old, fresh)));
        assertThat(book.read().nights()).extracting(BookNight::matches).containsExactly(List.of(fresh), List.of(old));
    }

    @Test
    void setsDamagedFilesAsideAndSaysSoOnce() throws IOException {
        book.note(Nights.night("a1", Nights.START, "Mei", 5, "Bo", -5));
        book.note(Nights.night("b1", Nights.START.plus(Duration.ofDays(1)), "Mei", 5, "Bo", -5));
        String whole = Files.readString(file("2026-11-20-a1.json"));
        List<byte[]> damaged = List.of(
                new byte[0],
                "{".getBytes(StandardCharsets.UTF_8),
                "null".getBytes(StandardCharsets.UTF_8),
                "[]".getBytes(StandardCharsets.UTF_8),
                "{}".getBytes(StandardCharsets.UTF_8),
                whole.substring(0, whole.length() / 2).getBytes(StandardCharsets.UTF_8),
                whole.replace("\"Bo\"", "null").getBytes(StandardCharsets.UTF_8),
                whole.replace("\"Bo\"", "\"B\\u0000o\"").getBytes(StandardCharsets.UTF_8),
                whole.replace("2026-11-20T", "yesterday").getBytes(StandardCharsets.UTF_8),
                "[".repeat(100_000).getBytes(StandardCharsets.UTF_8),
                new byte[] {'{', (byte) 0xFF, '}'});
        for (byte[] bytes : damaged) {
            Files.write(file("2026-11-20-a1.json"), bytes);
            String how = new String(bytes, 0, Math.min(80, bytes.length), StandardCharsets.UTF_8);

            assertThat(book.latest(2).nights())
                    .as(how)
                    .extracting(BookNight::night)
                    .containsExactly("b1");
            NightBook.Contents first = book.read();
            assertThat(first.setAside()).as(how).containsExactly("2026-11-20-a1.json");
            assertThat(first.nights()).extracting(BookNight::night).containsExactly("b1");
            assertThat(Files.readAllBytes(file("2026-11-20-a1.json.damaged"))).isEqualTo(bytes);
            assertThat(book.read().setAside()).isEmpty();
        }
    }

    @Test
    void readsAsManyOfTheLatestNightsAsAreWanted() throws IOException {
        for (int day = 0; day < 4; day++) {
            book.note(Nights.night("a" + day, Nights.START.plus(Duration.ofDays(day)), "Mei", 5, "Bo", -5));
        }
        book.name("Bob", List.copyOf(book.read().everybody().get(1).ids()));
        assertThat(book.latest(2).nights()).extracting(BookNight::night).containsExactly("a3", "a2");
        assertThat(book.latest(2).people()).isEqualTo(book.read().people());
        assertThat(book.latest(9)).isEqualTo(book.read());
    }

    @Test
    void forgetsNamesRatherThanNightsIfPeopleAreDamaged() throws IOException {
        book.note(Nights.night("a1", Nights.START, "Mei", 5, "Bo", -5));
        Files.writeString(file("people.json"), "{\"people\":[{\"name\":\"\"}]}");
        NightBook.Contents contents = book.read();
        assertThat(contents.setAside()).containsExactly("people.json");
        assertThat(contents.everybody()).extracting(BookPerson::name).containsExactly("Mei", "Bo");
    }

    @Test
    void keepsInMemoryWhatTheDiskRefuses() throws IOException {
        Files.writeString(data.resolve("book"), "a file where the folder should be");
        BookNight night = Nights.night("a1", Nights.START, "Mei", 5, "Bo", -5);
        BookNight next = Nights.night("b1", Nights.START.plus(Duration.ofDays(1)), "Mei", 5, "Bo", -5);
        assertThatThrownBy(() -> book.note(night))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("cannot be written")
                .hasMessageEndingWith(".");
        assertThat(book.read().nights()).containsExactly(night);
        assertThat(book.read().unwritten()).isOne();

        Files.delete(data.resolve("book"));
        book.note(next);
        assertThat(book.read().unwritten()).isZero();
        assertThat(NightBook.in(data).read().nights()).containsExactly(next, night);
    }

    /** Both add matches to one night, so that a write over the other's would lose some. */
    @Test
    void losesNothingWhenTwoProgramsWriteAtOnce() throws Exception {
        int each = 40;
        List<Thread> programs = new ArrayList<>();
        List<Throwable> failures = Collections.synchronizedList(new ArrayList<>());
        for (int program = 0; program < 2; program++) {
            NightBook own = NightBook.in(data);
            String prefix = program == 0 ? "a" : "b";
            Thread thread = new Thread(() -> {
                for (int i = 0; i < each; i++) {
                    BookMatch match = Nights.match(prefix + i, Nights.START.plusSeconds(i), "Mei", 5, "Bo", -5);
                    try {
                        own.note(new BookNight(match.id(), "Mei's table", "ab", "", List.of(match)));
                    } catch (IOException | RuntimeException failure) {
                        failures.add(failure);
                    }
                }
            });
            programs.add(thread);
            thread.start();
        }
        for (Thread thread : programs) {
            thread.join();
        }
        assertThat(failures).isEmpty();
        assertThat(book.read().nights())
                .singleElement()
                .satisfies(night -> assertThat(night.matches()).hasSize(2 * each));
        try (Stream<Path> files = Files.list(data.resolve("book"))) {
            assertThat(files.filter(file -> file.toString().endsWith(".new"))).isEmpty();
        }
    }

    @Test
    void deletesANightForGood() throws IOException {
        BookMatch first = Nights.match("a1", Nights.START, "Mei", 5, "Bo", -5);
        BookMatch second = Nights.match("a2", Nights.START.plusSeconds(1800), "Mei", 7, "Bo", -7);
        book.note(new BookNight("a1", "Mei's table", "", "", List.of(first)));
        book.delete("a1");
        assertThat(book.read().nights()).isEmpty();

        book.note(new BookNight("a1", "Mei's table", "", "", List.of(first, second)));
        assertThat(book.read().nights())
                .as("the host still lists the deleted match")
                .singleElement()
                .satisfies(night -> assertThat(night.matches()).containsExactly(second));
    }

    @Test
    void knowsThePersonOfAKeyUnderEveryName() throws IOException {
        noteTwoNights("May", "ab", "Mei", "ab");
        assertThat(book.read().everybody())
                .extracting(person -> person.name() + " " + person.chips())
                .containsExactly("Mei 8", "Bo -8");
    }

    @Test
    void keepsTwoPeopleOfOneNameApartUntilTheyAreJoined() throws IOException {
        noteTwoNights("Mei", "ab", "Mei", "cd");
        assertThat(book.read().everybody())
                .filteredOn(person -> person.name().equals("Mei"))
                .hasSize(2);

        book.name("Mei Chan", List.of("key:ab", "key:cd"));
        assertThat(NightBook.in(data).read().everybody())
                .extracting(person -> person.name() + " " + person.nights().size() + " " + person.chips())
                .containsExactly("Mei Chan 2 8", "Bo 2 -8");
    }

    @Test
    void addsUpEveryChipOfEveryPersonOnce() throws IOException {
        Random random = new Random(SEED);
        for (int i = 0; i < 40; i++) {
            book.note(Nights.drawn(random, Nights.START.plus(Duration.ofDays(i))));
        }
        NightBook.Contents contents = book.read();
        int inMatches = contents.nights().stream()
                .flatMap(night -> night.results().stream())
                .flatMap(match -> match.players().stream())
                .filter(player -> !player.bot())
                .mapToInt(FinishedMatch.Player::chips)
                .sum();
        List<BookPerson> everybody = contents.everybody();
        assertThat(everybody.stream().mapToInt(BookPerson::chips).sum())
                .as("seed %d", SEED)
                .isEqualTo(inMatches);
        assertThat(everybody.stream()
                        .flatMap(person -> person.opponents().stream())
                        .mapToInt(BookPerson.Opponent::chips)
                        .sum())
                .as("seed %d: what one won, another lost", SEED)
                .isZero();
        assertThat(everybody)
                .allSatisfy(person -> assertThat(
                                person.best() == null ? 0 : person.best().chips())
                        .isGreaterThanOrEqualTo(
                                person.worst() == null ? 0 : person.worst().chips()));
    }

    /** Notes a night of Bo with a person of one name and key, and another with a person of the second name and key. */
    private void noteTwoNights(String first, String firstKey, String second, String secondKey) throws IOException {
        Instant later = Nights.START.plus(Duration.ofDays(1));
        BookMatch one = Nights.keyed(Nights.match("a1", Nights.START, first, 5, "Bo", -5), firstKey, "");
        BookMatch other = Nights.keyed(Nights.match("b1", later, second, 3, "Bo", -3), secondKey, "");
        book.note(new BookNight("a1", "Mei's table", "", "", List.of(one)));
        book.note(new BookNight("b1", "Mei's table", "", "", List.of(other)));
    }

    private Path file(String name) {
        return data.resolve("book").resolve(name);
    }

    @Test
    @DisplayName(
            "shows the holder of a key that person's nights, without other keys and without payments between others")
    void showsAKeyItsOwnNights() {
        long seed = System.nanoTime();
        Random random = new Random(seed);
        for (int time = 0; time < 100; time++) {
            List<BookNight> nights = List.of(Nights.drawn(random, Nights.START), Nights.drawn(random, Nights.START));
            List<String> keys = nights.stream()
                    .flatMap(night -> night.matches().stream())
                    .flatMap(match -> match.keys().stream())
                    .filter(key -> !key.isEmpty())
                    .distinct()
                    .toList();
            NightBook.Contents all = new NightBook.Contents(nights, BookPeople.NONE, List.of("x.json"), 1);
            assertThat(all.seenBy("").nights()).as("seed %d", seed).isEmpty();
            for (String key : keys) {
                NightBook.Contents seen = all.seenBy(key);
                String text = seen.nights().stream().map(NightBook::json).reduce("", String::concat);
                assertThat(keys.stream().filter(text::contains))
                        .as("seed %d", seed)
                        .containsExactly(key);
                assertThat(seen.nights())
                        .as("seed %d", seed)
                        .hasSameSizeAs(nights.stream()
                                .filter(night -> night.matches().stream()
                                        .anyMatch(match -> match.keys().contains(key)))
                                .toList())
                        .flatMap(BookNight::matches)
                        .allSatisfy(match -> {
                            assertThat(match.me()).isEqualTo(match.keys().indexOf(key));
                            assertThat(match.rounds())
                                    .flatMap(BookRound::paid)
                                    .allMatch(paid -> paid.from() == match.me() || paid.to() == match.me());
                        });
                assertThat(seen.setAside()).isEmpty();
            }
        }
    }
}
