package org.tiengow.client.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.client.check.RecordFile;
import org.tiengow.client.check.SignedMatch;
import org.tiengow.client.json.RecordJson;
import org.tiengow.client.sample.EveryTable;
import org.tiengow.client.sample.Plays;
import org.tiengow.engine.record.RecordedPlay;
import org.tiengow.engine.record.RoundRecord;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.seat.Seats;
import org.tiengow.engine.seat.SeenPlay;
import org.tiengow.engine.seat.SeenTrick;
import org.tiengow.engine.tile.TileKind;
import org.tiengow.engine.tile.TileSet;

@Tag("slow")
class ReplayTest {
    @TempDir
    private Path folder;

    @EveryTable
    void everyRecordIsSteppedThroughToItsLastChips(String rules, int players) throws IOException, FlawedLine {
        Replay replay = Replay.of("records", records(rules, players, 6, 11));
        assertThat(replay.flaws()).isEmpty();
        assertThat(replay.matches()).hasSize(6);
        for (ReplayMatch match : replay.matches()) {
            ReplayRound round = replay.open(match.rounds().get(0));
            List<ReplayMoment> moments = round.moments();
            assertThat(round.broken()).isEmpty();
            assertThat(moments.get(0).kind()).isEqualTo(ReplayMoment.Kind.DEAL);
            int last = moments.size() - 1;
            assertThat(moments.get(last).kind()).isEqualTo(ReplayMoment.Kind.SETTLEMENT);
            assertThat(round.view(last, Seats.NONE).chips()).isEqualTo(round.chips());
            for (int moment = 0; moment < moments.size(); moment++) {
                for (int seat = 0; seat < players; seat++) {
                    checkNothingHiddenIsShown(round, moment, seat);
                }
                assertThat(round.openLog(moment)).hasSameSizeAs(round.log(moment, 0));
            }
        }
    }

    /** What a seat may know: its own deal, and every tile that somebody has laid face up by then. */
    private static void checkNothingHiddenIsShown(ReplayRound round, int moment, int seat) {
        SeatView view = round.view(moment, seat);
        TileSet dealt = round.hands(0).get(seat);
        List<TileKind> known = new ArrayList<>();
        dealt.forEach(tile -> known.add(tile.kind()));
        for (int earlier = 0; earlier <= moment; earlier++) {
            ReplayMoment.Kind kind = round.moments().get(earlier).kind();
            if (kind == ReplayMoment.Kind.LEAD || kind == ReplayMoment.Kind.BEAT) {
                SeatView then = round.view(earlier, Seats.NONE);
                SeenPlay laid = then.table().get(then.table().size() - 1);
                if (laid.seat() != seat) {
                    laid.tiles().forEach(tile -> known.add(tile.kind()));
                }
            }
        }
        assertThat(dealt.containsAll(view.hand())).isTrue();
        for (TileKind kind : TileKind.values()) {
            assertThat(view.seen().count(kind))
                    .as("%s seen from seat %d at moment %d", kind, seat, moment)
                    .isLessThanOrEqualTo(Collections.frequency(known, kind));
        }
        for (SeenPlay play : plays(view)) {
            assertThat(play.faceDown() && play.seat() != seat && !play.tiles().isEmpty())
                    .isFalse();
        }
    }

    private static List<SeenPlay> plays(SeatView view) {
        List<SeenPlay> plays = new ArrayList<>(view.table());
        view.tricks().stream().map(SeenTrick::plays).forEach(plays::addAll);
        return plays;
    }

    @Test
    void trickLiesBeforeItIsTakenThenPaid() throws IOException, FlawedLine {
        Replay replay = Replay.of("one", records("lai", 4, 1, 3));
        ReplayRound round = replay.open(replay.matches().get(0).rounds().get(0));
        int taken = 0;
        for (int moment = 1; moment < round.moments().size(); moment++) {
            if (round.moments().get(moment).kind() == ReplayMoment.Kind.TAKEN) {
                taken++;
                SeatView lying = round.view(moment - 1, 0);
                SeatView gone = round.view(moment, 0);
                assertThat(lying.table()).hasSize(4);
                assertThat(lying.turn()).isEqualTo(Seats.NONE);
                assertThat(gone.table()).isEmpty();
                assertThat(gone.tricks()).hasSize(lying.tricks().size() + 1);
                assertThat(gone.result()).isNull();
            }
        }
        assertThat(taken).isPositive();
        int last = round.moments().size() - 1;
        assertThat(round.view(last, 0).result()).isNotNull();
    }

    @Test
    void anOpenViewTellsEveryForfeit() throws IOException, FlawedLine {
        Replay replay = Replay.of("one", records("pagat", 4, 1, 5));
        ReplayRound round = replay.open(replay.matches().get(0).rounds().get(0));
        int last = round.moments().size() - 1;
        assertThat(plays(round.openView(last, 0)))
                .allSatisfy(play -> assertThat(play.tiles()).isNotEqualTo(TileSet.EMPTY));
        assertThat(plays(round.view(last, 0)))
                .anySatisfy(play -> assertThat(play.tiles()).isEqualTo(TileSet.EMPTY));
    }

    @Test
    void badLinesAreNamedAndTheOthersOpen() throws IOException, FlawedLine {
        String good = records("lai", 4, 1, 7).get(0);
        Path file = write(
                good,
                "not a record",
                "",
                good.replace("\"earlyDeath\":\"SINGLE\",", ""),
                good.replaceFirst("\"random\"", "\"Mei\""),
                good.replace("\"winner\"", "\"victor\""),
                good);

        Replay replay = Replay.read(file, share -> true).orElseThrow();

        assertThat(replay.flaws())
                .extracting(ReplayFlaw::line, ReplayFlaw::reason)
                .containsExactly(
                        tuple(2, ReplayFlaw.Reason.NOT_A_RECORD),
                        tuple(4, ReplayFlaw.Reason.LACKS_PARAMETERS),
                        tuple(6, ReplayFlaw.Reason.INCOMPLETE));
        ReplayEntry altered = replay.matches().get(0).rounds().get(1);
        assertThat(altered.line()).isEqualTo(5);
        assertThatThrownBy(() -> replay.open(altered))
                .isInstanceOfSatisfying(
                        FlawedLine.class,
                        thrown -> assertThat(thrown.flaw().reason()).isEqualTo(ReplayFlaw.Reason.ALTERED));
        ReplayEntry later = replay.matches().get(0).rounds().get(2);
        assertThat(later.line()).isEqualTo(7);
        assertThat(replay.open(later).broken()).isEmpty();
    }

    @Test
    void aBrokenRoundIsNamedAndTheOthersOpen() throws IOException, FlawedLine {
        List<String> lines = new SignedMatch("night", SignedMatch.KEYS, 1)
                .playTo(2)
                .breakOff(true)
                .lines();
        Replay replay = Replay.of("night", lines);
        assertThat(replay.flaws())
                .containsExactly(new ReplayFlaw(
                        3, ReplayFlaw.Reason.BROKEN_OFF, "Round 3 was broken off: there is nothing to show."));
        for (ReplayEntry entry : replay.matches().get(0).rounds()) {
            assertThat(replay.open(entry).broken()).isEmpty();
        }
        assertThat(replay.matches().get(0).rounds()).hasSize(2);
    }

    @Test
    void aRecordAgainstTheRulesIsShownAsFarAsItKeepsToThem() throws IOException, FlawedLine {
        RoundRecord right = RecordJson.read(records("lai", 4, 1, 8).get(0));
        List<List<RecordedPlay>> tricks = new ArrayList<>(right.tricks());
        Collections.swap(tricks, 1, 2);
        RoundRecord wrong = new RoundRecord(
                right.match(),
                right.round(),
                right.at(),
                right.rules(),
                right.players(),
                right.step(),
                right.banker(),
                right.term(),
                right.wins(),
                right.deal(),
                right.declared(),
                tricks,
                right.payments(),
                right.winner(),
                right.stacks(),
                right.factor(),
                right.change(),
                right.chips(),
                right.takenBack(),
                right.shuffle());
        Replay replay = Replay.of("wrong", List.of(RecordJson.write(wrong)));
        ReplayRound round = replay.open(replay.matches().get(0).rounds().get(0));
        assertThat(round.broken()).isPresent();
        assertThat(round.moments()).isNotEmpty().noneMatch(moment -> moment.kind() == ReplayMoment.Kind.SETTLEMENT);
    }

    @Test
    void whatIsSharedPassesTheReferee() throws IOException {
        Path file = write(records("lai", 4, 3, 13).toArray(new String[0]));
        Replay replay = Replay.read(file, share -> true).orElseThrow();
        Path shared = folder.resolve("shared.jsonl");
        Files.writeString(shared, replay.text(replay.matches().get(1).rounds()), StandardCharsets.UTF_8);

        List<RoundRecord> passed = new ArrayList<>();
        assertThat(new RecordFile(shared).check(passed::add)).isEmpty();
        assertThat(passed)
                .extracting(RoundRecord::match)
                .containsExactly(replay.matches().get(1).id());
    }

    @Test
    void readingIsToldAndCanBeCalledOff() throws IOException {
        Path file = write(records("lai", 4, 20, 17).toArray(new String[0]));
        List<Double> told = new ArrayList<>();
        assertThat(Replay.read(file, told::add)).isPresent();
        assertThat(told).isSorted().hasSize(20).last().isEqualTo(1.0);
        assertThat(Replay.read(file, share -> share < 0.3)).isEmpty();
    }

    private Path write(String... lines) throws IOException {
        Path file = folder.resolve("records.jsonl");
        Files.writeString(file, String.join("\n", lines) + "\n", StandardCharsets.UTF_8);
        return file;
    }

    private static List<String> records(String rules, int players, int matches, long seed) {
        return Plays.records(rules, players, matches, seed).stream()
                .map(RecordJson::write)
                .toList();
    }

    @Test
    void whatAStrangerWroteInsteadOfNamesIsNotShown() {
        String line = records("lai", 4, 1, 3).get(0);
        String match = line.replaceAll("(?s).*\"match\":\"([^\"]*)\".*", "$1");
        assertThat(Replay.of("one", List.of(line)).flaws()).isEmpty();
        for (String id : new String[] {"a\\u0000b", "\\u202Eelgoog", "two\\nlines", "x".repeat(5_000)}) {
            Replay replay = Replay.of("one", List.of(line.replace(match, id)));
            assertThat(replay.matches()).isEmpty();
            assertThat(replay.flaws())
                    .singleElement()
                    .satisfies(flaw -> assertThat(flaw.reason()).isEqualTo(ReplayFlaw.Reason.INCOMPLETE));
        }
    }

    @Test
    void aMatchHasTheSamePlayersAllTheWay() {
        String four = records("lai", 4, 1, 3).get(0);
        String two = records("ming", 2, 1, 3).get(0);
        String match = "\"match\":\"[^\"]*\"";
        List<String> mixed =
                List.of(four.replaceFirst(match, "\"match\":\"a\""), two.replaceFirst(match, "\"match\":\"a\""));
        Replay replay = Replay.of("mixed", mixed);
        assertThat(replay.matches())
                .singleElement()
                .satisfies(only -> assertThat(only.rounds()).hasSize(1));
        assertThat(replay.flaws()).hasSize(1);
    }

    @Test
    void aFileFullOfFlawsDoesNotFillTheMemory() throws IOException {
        List<String> lines = new ArrayList<>(records("lai", 4, 1, 3));
        lines.addAll(Collections.nCopies(50_000, "x"));
        Replay replay = Replay.read(Files.write(folder.resolve("a.jsonl"), lines), share -> true)
                .orElseThrow();
        assertThat(replay.matches()).hasSize(1);
        assertThat(replay.flaws()).hasSizeLessThanOrEqualTo(1_000);
    }

    @Test
    void aFileOfOneEndlessLineIsLeftWhenAsked() throws IOException {
        Path file = folder.resolve("endless.jsonl");
        Files.write(file, new byte[5 << 20]);
        assertThat(Replay.read(file, share -> share > 0.5)).isEmpty();
        assertThat(Replay.read(file, share -> true).orElseThrow().matches()).isEmpty();
    }

    @Test
    void aLineNestedAsDeeplyAsItIsLongIsAFlaw() {
        for (String open : new String[] {"[", "{\"a\":"}) {
            Replay replay = Replay.of("deep", List.of(open.repeat(100_000), "{\"deal\":" + open.repeat(100_000)));
            assertThat(replay.flaws()).hasSize(2);
        }
    }

    @Test
    void aRecordAlteredAnywhereIsRefusedInOrder() {
        String line = records("lai", 4, 1, 3).get(0);
        java.util.Random random = new java.util.Random(5);
        String[] foreign = {"-1", "99999999999", "1e400", "null", "{}", "[]", "\"\"", "[[[[]]]]", "4", ""};
        List<String> faults = new ArrayList<>();
        for (int i = 0; i < 1_500; i++) {
            String altered = altered(line, random, foreign);
            Replay replay = Replay.of("altered", List.of(altered));
            for (ReplayMatch match : replay.matches()) {
                try {
                    replay.open(match.rounds().get(0)).moments();
                } catch (FlawedLine | IOException expected) {
                    continue;
                } catch (RuntimeException fault) {
                    faults.add(fault + " at " + fault.getStackTrace()[0]);
                }
            }
        }
        assertThat(faults.stream().distinct()).isEmpty();
    }

    /** One number or text of it exchanged; the digest, which anybody can write anew, is left out. */
    private static String altered(String line, java.util.Random random, String[] foreign) {
        String open = line.replaceAll(",?\"digest\":\"[^\"]*\"", "");
        java.util.regex.Matcher values = java.util.regex.Pattern.compile(
                        "(?<=[:\\[,])(-?\\d+|\"[^\"]*\"(?!:)|null|true|false)")
                .matcher(open);
        List<int[]> places = new ArrayList<>();
        while (values.find()) {
            places.add(new int[] {values.start(), values.end()});
        }
        int[] place = places.get(random.nextInt(places.size()));
        return open.substring(0, place[0]) + foreign[random.nextInt(foreign.length)] + open.substring(place[1]);
    }
}
