package org.tiengow.lab.arena.duel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tiengow.client.level.Level;
import org.tiengow.client.sample.EveryTable;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.lab.arena.Entrant;
import org.tiengow.lab.arena.Estimate;
import org.tiengow.lab.arena.Game;

@Tag("slow")
class DuelsTest {
    private static final DuelQuestion ANY_BETTER = new DuelQuestion(0.0, null, 0.05, 100, 400);

    @Test
    void aBetterCandidateIsFoundAndTheDuelEndsThen() {
        DuelReport report = duels("pagat", 4, Lineup.ONE_AGAINST_THE_REST, ANY_BETTER, "steady", "random");
        DuelResult duel = report.duels().get(0);
        assertThat(report.answer()).isEqualTo(Conclusion.YES);
        assertThat(duel.deals()).isEqualTo(100);
        assertThat(duel.rounds()).isEqualTo(500);
        assertThat(duel.chips().low()).isPositive();
    }

    @Test
    void aWorseCandidateIsFoundToo() {
        assertThat(duels("pagat", 4, Lineup.TWO_AGAINST_TWO, ANY_BETTER, "random", "steady")
                        .answer())
                .isEqualTo(Conclusion.NO);
    }

    @Test
    void whatTheDealsDoNotSayStaysOpen() {
        DuelQuestion tooMuch = new DuelQuestion(null, 0.0001, 0.05, 50, 100);
        DuelReport report = duels("pagat", 4, Lineup.ONE_AGAINST_THE_REST, tooMuch, "steady", "random");
        assertThat(report.answer()).isEqualTo(Conclusion.OPEN);
        assertThat(report.duels().get(0).deals()).isEqualTo(100);
    }

    @Test
    void aWidthIsReached() {
        DuelQuestion width = new DuelQuestion(null, 2.0, 0.05, 50, 100_000);
        DuelResult duel = duels("pagat", 4, Lineup.ONE_AGAINST_THE_REST, width, "steady", "random")
                .duels()
                .get(0);
        assertThat(duel.answer()).isEqualTo(Conclusion.YES);
        assertThat(duel.chips().halfWidth()).isBetween(1.0, 2.0);
    }

    /** Chance is the same in every seat, so that whoever plays alike gets exactly what the other would have got. */
    @EveryTable
    void theSameStrategyUnderAnotherNameGetsExactlyNothingMore(String rules, int players) {
        Entrant candidate = new Entrant("twin", Level.EASY::bot);
        DuelPlan plan = new DuelPlan(
                TableRules.named(rules),
                players,
                List.of(candidate),
                List.of(entrant("easy")),
                Lineup.ONE_AGAINST_THE_REST,
                DuelQuestion.none(60),
                1,
                Duration.ofSeconds(1));
        DuelResult duel = new Duels(plan, 2).play(new Heard()).duels().get(0);
        assertThat(duel.parted()).isZero();
        assertThat(duel.won() + duel.lost()).isZero();
        assertThat(duel.chips().mean()).isZero();
    }

    @Test
    void theNumberOfThreadsChangesNothing() {
        DuelQuestion question = new DuelQuestion(1.0, 1.5, 0.1, 60, 500);
        List<String> matches = new ArrayList<>();
        List<DuelReport> reports = new ArrayList<>();
        for (int threads = 1; threads <= 3; threads += 2) {
            Heard heard = new Heard();
            reports.add(new Duels(
                            plan(
                                    "lai",
                                    4,
                                    Lineup.TWO_AGAINST_TWO,
                                    question,
                                    List.of("steady"),
                                    List.of("easy", "random")),
                            threads)
                    .play(heard));
            matches.add(String.join(" ", heard.matches));
        }
        assertThat(reports.get(0).duels()).isEqualTo(reports.get(1).duels());
        assertThat(reports.get(0).ratings()).isEqualTo(reports.get(1).ratings());
        assertThat(matches.get(0)).isEqualTo(matches.get(1));
    }

    @ParameterizedTest
    @CsvSource({
        "2, ONE_AGAINST_THE_REST, 2",
        "3, ONE_AGAINST_THE_REST, 3",
        "4, ONE_AGAINST_THE_REST, 4",
        "4, TWO_AGAINST_TWO, 6"
    })
    void aCandidateSitsInEverySeatEquallyOften(int players, Lineup lineup, int seatings) {
        List<Set<Integer>> seats = lineup.seats(players);
        assertThat(seats).hasSize(seatings).doesNotHaveDuplicates();
        for (int seat = 0; seat < players; seat++) {
            int each = seat;
            assertThat(seats.stream().filter(taken -> taken.contains(each)).count())
                    .isEqualTo((long) seatings * seats.get(0).size() / players);
        }
    }

    @Test
    void everyRoundIsToldWithWhoSatWhere() {
        Heard heard = new Heard();
        new Duels(
                        plan(
                                "ming",
                                3,
                                Lineup.ONE_AGAINST_THE_REST,
                                DuelQuestion.none(1),
                                List.of("steady"),
                                List.of("random")),
                        1)
                .play(heard);
        assertThat(heard.matches)
                .containsExactly("duel-1-0-0-coo", "duel-1-0-0-oco", "duel-1-0-0-ooc", "duel-1-0-0-ooo");
        assertThat(heard.names.get(1)).containsExactly("random", "steady", "random");
    }

    @Test
    void theKindsOfDecisionsSumToTheWhole() {
        DuelResult duel = duels("pagat", 4, Lineup.TWO_AGAINST_TWO, DuelQuestion.none(100), "steady", "easy")
                .duels()
                .get(0);
        double sum =
                duel.kinds().stream().mapToDouble(kind -> kind.chips().mean()).sum();
        assertThat(duel.kinds()).hasSizeGreaterThan(6);
        assertThat(sum).isEqualTo(duel.chips().mean(), Offset.offset(1e-9));
    }

    /** Whoever plays by chance meets with the same chance in every seating, until the candidate makes the difference. */
    @ParameterizedTest
    @ValueSource(strings = {"random", "easy"})
    void theCandidateIsTheFirstToDiffer(String opponent) {
        DuelResult duel = duels("pagat", 4, Lineup.ONE_AGAINST_THE_REST, DuelQuestion.none(60), "steady", opponent)
                .duels()
                .get(0);
        assertThat(duel.kinds()).extracting(KindResult::kind).doesNotContain(DecisionKind.OTHER_SEAT);
        assertThat(duel.parted()).isPositive();
    }

    @Test
    void nobodyMeetsHimself() {
        DuelReport report = new Duels(
                        plan(
                                "pagat",
                                4,
                                Lineup.ONE_AGAINST_THE_REST,
                                DuelQuestion.none(2),
                                List.of("steady", "random"),
                                List.of("steady", "easy")),
                        1)
                .play(new Heard());
        assertThat(report.duels().stream().map(duel -> duel.candidate() + " " + duel.opponent()))
                .containsExactly("steady easy", "random steady", "random easy");
    }

    @Test
    void whatCannotBePlayedIsRefused() {
        assertThatThrownBy(() -> duels("pagat", 3, Lineup.ONE_AGAINST_THE_REST, ANY_BETTER, "steady", "random"))
                .hasMessage("pagat is for 4 players, not 3.");
        assertThatThrownBy(() -> duels("ming", 3, Lineup.TWO_AGAINST_TWO, ANY_BETTER, "steady", "random"))
                .hasMessage("Two against two takes four players, not 3.");
        assertThatThrownBy(() -> duels("ming", 2, Lineup.ONE_AGAINST_THE_REST, ANY_BETTER, "steady", "steady"))
                .hasMessage("Nobody meets anybody else: name a candidate and an opponent.");
        assertThatThrownBy(() -> new DuelQuestion(0.0, null, 0.05, 100, 50))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new DuelQuestion(0.0, null, 1, 50, 100)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new DuelQuestion(null, 0.0, 0.05, 50, 100))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private static DuelReport duels(
            String rules, int players, Lineup lineup, DuelQuestion question, String candidate, String opponent) {
        return new Duels(plan(rules, players, lineup, question, List.of(candidate), List.of(opponent)), 2)
                .play(new Heard());
    }

    private static DuelPlan plan(
            String rules,
            int players,
            Lineup lineup,
            DuelQuestion question,
            List<String> candidates,
            List<String> pool) {
        return new DuelPlan(
                TableRules.named(rules),
                players,
                candidates.stream().map(DuelsTest::entrant).toList(),
                pool.stream().map(DuelsTest::entrant).toList(),
                lineup,
                question,
                1,
                Duration.ofSeconds(1));
    }

    private static Entrant entrant(String level) {
        return new Entrant(level, Level.named(level).orElseThrow()::bot);
    }

    private static final class Heard implements DuelListener {
        private final List<String> matches = new ArrayList<>();
        private final List<List<String>> names = new ArrayList<>();

        @Override
        public void played(Game game) {
            matches.add(game.match());
            names.add(game.names());
        }

        @Override
        public void reached(String candidate, String opponent, Estimate chips) {}
    }
}
