package org.tiengow.lab.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tiengow.client.check.RecordFile;
import org.tiengow.client.json.RecordJson;
import org.tiengow.client.sample.EveryTable;
import org.tiengow.engine.record.RoundRecord;
import org.tiengow.engine.rules.TableRules;

@Tag("slow")
class ArenaTest {
    @TempDir
    private Path folder;

    @EveryTable
    void everyRuleSetGivesRecordsThatTheRefereePasses(String rules, int players) {
        Path file = folder.resolve("records.jsonl");
        List<String> levels = new ArrayList<>(Collections.nCopies(players, "random"));
        levels.set(0, "steady");
        Recorded.to(file, Recorded.plan(rules, 60, 1, levels.toArray(new String[0])), 2);

        List<RoundRecord> passed = new ArrayList<>();
        assertThat(new RecordFile(file).check(passed::add)).isEmpty();
        assertThat(passed).hasSize(60 * players);
    }

    @Test
    void theNumberOfThreadsChangesNothing() throws IOException {
        ArenaPlan plan = Recorded.plan("lai", 130, 7, "steady", "random", "random", "steady");
        Path one = folder.resolve("one.jsonl");
        Path two = folder.resolve("two.jsonl");
        Recorded.to(one, plan, 1);
        Recorded.to(two, plan, 2);

        assertThat(Files.readAllBytes(one)).isEqualTo(Files.readAllBytes(two));
        assertThat(Files.readAllLines(one)).hasSize(4 * 130);
    }

    @Test
    void anotherSeedPlaysOtherDeals() throws IOException {
        Path one = folder.resolve("one.jsonl");
        Path two = folder.resolve("two.jsonl");
        Recorded.to(one, Recorded.plan("pagat", 1, 1, "random", "random", "random", "random"), 1);
        Recorded.to(two, Recorded.plan("pagat", 1, 2, "random", "random", "random", "random"), 1);

        assertThat(first(one).deal()).isNotEqualTo(first(two).deal());
    }

    @ParameterizedTest
    @CsvSource({
        "'a,a,a,a', 0",
        "'a,b,a,b', '0,1'",
        "'a,b,b,b', '0,1,2,3'",
        "'a,b,c,d', '0,1,2,3'",
        "'a,a,b,b', '0,1,2,3'"
    })
    void onlyDistinctRotationsArePlayed(String names, String rotations) {
        List<Entrant> entrants = List.of(names.split(",", -1)).stream()
                .map(name -> new Entrant(name, seed -> (view, legal, limit) -> 0))
                .toList();
        ArenaPlan plan = new ArenaPlan(TableRules.named("pagat"), entrants, 1, 1, Duration.ofSeconds(1));
        assertThat(String.join(
                        ",", plan.rotations().stream().map(String::valueOf).toList()))
                .isEqualTo(rotations);
    }

    @Test
    void rotatesCandidatesThroughAllSeatsOfOneDeal() {
        Path file = folder.resolve("records.jsonl");
        Recorded.to(file, Recorded.plan("pagat", 2, 3, "steady", "random", "random", "random"), 1);
        List<RoundRecord> records = read(file);

        assertThat(records.stream().map(RoundRecord::match))
                .containsExactly(
                        "arena-3-0-0",
                        "arena-3-0-1",
                        "arena-3-0-2",
                        "arena-3-0-3",
                        "arena-3-1-0",
                        "arena-3-1-1",
                        "arena-3-1-2",
                        "arena-3-1-3");
        assertThat(records.subList(0, 4))
                .extracting(RoundRecord::deal)
                .containsOnly(records.get(0).deal());
        assertThat(records.subList(0, 4))
                .extracting(RoundRecord::term)
                .containsOnly(records.get(0).term());
        assertThat(records.subList(0, 4))
                .extracting(record -> IntStream.range(0, 4)
                        .filter(seat -> record.players().get(seat).name().equals("steady"))
                        .findFirst()
                        .orElseThrow())
                .containsExactly(0, 3, 2, 1);
    }

    @Test
    void bankerTermWinsAndStepAreDrawn() {
        Path file = folder.resolve("records.jsonl");
        Recorded.to(file, Recorded.plan("pagat", 100, 1, "random", "random", "random", "random"), 2);
        List<RoundRecord> records = read(file);

        assertThat(records).extracting(RoundRecord::banker).contains(0, 1, 2, 3);
        assertThat(records).extracting(RoundRecord::term).contains(1, 2, 3, 4).allMatch(term -> term <= 4);
        assertThat(records).extracting(RoundRecord::step).contains(1, -1);
        assertThat(records)
                .extracting(record -> record.term() - record.wins())
                .contains(0, 1)
                .allMatch(difference -> difference == 0 || difference == 1);
        assertThat(records).allMatch(record -> record.at() == null && record.round() == 1);
    }

    @Test
    void chipsAreStartChipsAndChange() {
        Path file = folder.resolve("records.jsonl");
        Recorded.to(file, Recorded.plan("online", 3, 1, "random", "random", "random", "random"), 1);
        assertThat(read(file)).allSatisfy(record -> {
            for (int seat = 0; seat < 4; seat++) {
                assertThat(record.chips().get(seat))
                        .isEqualTo(100 + record.change().get(seat));
            }
        });
    }

    @Test
    void standingsAreWhatTheRecordsAddUpTo() {
        Path file = folder.resolve("records.jsonl");
        List<CandidateResult> standings =
                Recorded.to(file, Recorded.plan("pagat", 40, 5, "steady", "random", "random", "random"), 2);

        double sum = 0;
        for (RoundRecord record : read(file)) {
            for (int seat = 0; seat < 4; seat++) {
                if (record.players().get(seat).name().equals("steady")) {
                    sum += record.change().get(seat);
                }
            }
        }
        CandidateResult steady = standings.get(0);
        assertThat(steady.name()).isEqualTo("steady");
        assertThat(steady.seats()).isEqualTo(160);
        assertThat(steady.chips().mean()).isEqualTo(sum / 160, within());
        assertThat(standings.get(1).chips().mean()).isEqualTo(-sum / 160 / 3, within());
    }

    @Test
    void tooManyOrTooFewPlayersAreRefused() {
        assertThatThrownBy(() -> Recorded.plan("pagat", 1, 1, "random", "random"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("pagat is for 4 players, not 2.");
    }

    @Test
    void aStrategyThatFailsStopsTheArena() {
        Entrant broken = new Entrant("broken", seed -> (view, legal, limit) -> legal.size());
        ArenaPlan plan =
                new ArenaPlan(TableRules.named("pagat"), Collections.nCopies(4, broken), 100, 1, Duration.ofSeconds(1));
        assertThatThrownBy(() -> Recorded.to(folder.resolve("records.jsonl"), plan, 2))
                .isInstanceOf(ArenaFailure.class)
                .hasMessageMatching("broken chose play (\\d+) of \\1 legal ones\\.");
    }

    private static Offset<Double> within() {
        return Offset.offset(1e-9);
    }

    private static RoundRecord first(Path file) {
        return read(file).get(0);
    }

    private static List<RoundRecord> read(Path file) {
        try {
            return Files.readAllLines(file).stream().map(RecordJson::read).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
