package org.tiengow.presentation.moment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tiengow.client.session.SessionState;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.PaymentReason;
import org.tiengow.engine.seat.Payment;
import org.tiengow.engine.seat.Phase;
import org.tiengow.engine.seat.RoundResult;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.seat.Seats;
import org.tiengow.engine.seat.SeenPlay;
import org.tiengow.engine.seat.SeenTrick;
import org.tiengow.engine.tile.TileNotation;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.presentation.moment.RoundMoment.Kind;
import org.tiengow.presentation.moment.RoundMoment.Step;
import org.tiengow.presentation.settings.Speed;
import org.tiengow.presentation.table.TableModel;
import org.tiengow.presentation.table.TableScreen;
import org.tiengow.presentation.table.TableTrick.LastTrick;
import org.tiengow.presentation.table.TableTrick.PlayState;
import org.tiengow.presentation.table.TableTrick.TablePlay;
import org.tiengow.presentation.table.Tables;
import org.tiengow.presentation.words.People;

/** Laws of the moment of a won round, over rounds played by chance; the reader sits on seat 0, or only watches. */
@DisplayName("The moment of a won round")
@Tag("slow")
class RoundMomentTest {
    private static final int ROUNDS = 120;

    @ParameterizedTest
    @ValueSource(strings = {"lai", "pagat", "lai-civil", "ming", "pagat-hk"})
    void isShownOnceInOrderAndBriefly(String rules) {
        for (Won won : rounds(rules)) {
            RoundMoment moment = won.after().moment().orElseThrow();
            List<Kind> kinds = moment.steps().stream().map(Step::kind).toList();
            assertThat(kinds).doesNotHaveDuplicates().isSortedAccordingTo(Comparator.naturalOrder());
            assertThat(kinds)
                    .contains(Kind.LAY, Kind.SEEN, Kind.GATHER, Kind.COUNT)
                    .endsWith(Kind.GLOW);
            assertThat(moment.millis()).isBetween(1_500, RoundMoment.LONGEST);
            assertThat(moment.winner()).isEqualTo(won.result().winner());
        }
    }

    @ParameterizedTest
    @EnumSource(Speed.class)
    void durationFollowsTheSpeedSetting(Speed speed) {
        TableModel after = rounds("lai").get(0).after().paced(speed);
        assertThat(after.moment().isEmpty()).isEqualTo(speed == Speed.OFF);
        after.moment().ifPresent(moment -> assertThat(moment.millis()).isLessThanOrEqualTo(speed.millis(2_500) + 7));
        assertThat(after.screen().moment() == null).isEqualTo(speed == Speed.OFF);
    }

    @ParameterizedTest
    @CsvSource({"lai,0", "pagat,0", "lai-civil,-1", "ming,-1"})
    void neverShowsATileThatTheReaderMayNotSee(String rules, int seat) {
        for (Won won : seat == 0 ? rounds(rules) : watched(rules)) {
            TableScreen lying = won.after().screen().withLastTrick(won.before().screen());
            TableScreen laid =
                    won.after().screen().withLastTrickLaid(won.before().screen());
            TileSet seen = won.view().seen();
            for (TableScreen screen : List.of(lying, laid, won.after().screen())) {
                for (TablePlay play : screen.trick().plays()) {
                    assertThat(seen.containsAll(play.tiles())).isTrue();
                    assertThat(play.state() == PlayState.FORFEITED
                                    && !play.tiles().isEmpty())
                            .isFalse();
                }
            }
            LastTrick last = won.after().screen().trick().last();
            assertThat(last).isNotNull();
            for (int turned : won.after().moment().orElseThrow().turned()) {
                TablePlay play = of(last.plays(), turned);
                assertThat(play.state()).isNotEqualTo(PlayState.FORFEITED);
                assertThat(of(laid.trick().plays(), turned).tiles()).isEqualTo(TileSet.EMPTY);
                assertThat(turned).isNotEqualTo(won.view().seat());
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"lai", "pagat", "basic-rising", "online"})
    void paysWhatTheEndOfTheRoundChanges(String rules) {
        for (Won won : rounds(rules)) {
            Map<Integer, Integer> sums = new TreeMap<>();
            for (int seat = 0; seat < 4; seat++) {
                sums.put(seat, won.beforeView().chips().get(seat));
            }
            won.after().moment().orElseThrow().paid().forEach(paid -> {
                assertThat(paid.chips()).isPositive();
                sums.merge(paid.from(), -paid.chips(), Integer::sum);
                sums.merge(paid.to(), paid.chips(), Integer::sum);
            });
            assertThat(List.copyOf(sums.values())).isEqualTo(won.result().chips());
        }
    }

    @Test
    void isNotShownToWhoCameLaterOrMissedATrick() {
        Won won = rounds("lai").get(0);
        SessionState end = Tables.byChance("lai", 0).state();
        assertThat(TableModel.of(Tables.ENGLISH, end).orElseThrow().moment()).isEmpty();
        Tables early = Tables.byChance("lai", 0, 9);
        assertThat(early.model().with(end).orElseThrow().moment()).isEmpty();
        assertThat(won.after().with(end).orElseThrow().moment())
                .as("it stays while the settlement is read")
                .isPresent();
    }

    @Test
    void namesWhatIsRare() {
        Map<String, String> told = rounds("lai-civil").stream()
                .map(won -> won.after().screen().trick().last())
                .filter(last -> last != null && last.achievement() != null)
                .map(last -> last.achievement())
                .collect(Collectors.toMap(
                        achievement -> achievement.kind().name(),
                        achievement -> achievement.line(),
                        (one, other) -> one,
                        TreeMap::new));
        assertThat(told).isNotEmpty();
        assertThat(rounds("lai-civil")).allSatisfy(won -> {
            TableScreen screen = won.after().screen();
            Achievement achievement = screen.trick().last().achievement();
            assertThat(screen.turn().rare())
                    .as("the picture beside it")
                    .isEqualTo(achievement == null ? null : achievement.kind());
        });

        assertThat(achievement("lai", "21", "42")).isEqualTo("CAPTURE Little Three captured  ×4");
        assertThat(achievement("basic", "21", "42"))
                .as("without a factor for captures")
                .isEmpty();
        assertThat(achievement("lai", "51", "61")).as("without civil captures").isEmpty();
        assertThat(achievement("lai-civil", "51", "61")).isEqualTo("CAPTURE Mallet Six captured  ×4");
        assertThat(achievement("lai-civil", "51 51", null)).isEqualTo("SUPREME Mallet Six pair");
        assertThat(achievement("lai", "51 51", null)).isEmpty();
        assertThat(achievement("lai", "42 21", null)).isEqualTo("SUPREME Supreme");
        assertThat(achievement("lai", "44 44 52 43", "66 66 63 54")).isEqualTo("QUARTET Quartet: Heavens and nines");
        assertThat(achievement("lai", "66", null)).isEmpty();
    }

    /** What is rare where seat 1 leads this in the last trick and seat 2 beats it with that, each of them with stacks of its own. */
    private static String achievement(String rules, String led, @Nullable String beats) {
        SeatView view = Tables.byChance(rules, 1).view();
        RoundResult end = view.result();
        assertThat(end).isNotNull();
        List<TileSet> sets = TileNotation.readHands(beats == null ? List.of(led) : List.of(led, beats));
        int count = sets.get(0).size();
        List<SeenPlay> plays = List.of(
                SeenPlay.open(1, sets.get(0)),
                beats == null ? SeenPlay.hidden(2, count) : SeenPlay.open(2, sets.get(1)),
                SeenPlay.hidden(3, count));
        int winner = beats == null ? 1 : 2;
        int capture = beats != null && count == 1 && view.rules().number(Parameter.CAPTURE_FACTOR) > 0 ? 4 : 1;
        RoundResult result = new RoundResult(
                winner,
                Seats.NONE,
                List.of(0, 2, 4, 2),
                List.of(),
                false,
                List.of(new Payment(PaymentReason.SETTLEMENT, 1, 2, 1, 2, 1, 1, capture)),
                end.change(),
                end.chips());
        SeatView last = view.with(
                Phase.SETTLED,
                Seats.NONE,
                result.stacks(),
                view.chips(),
                List.of(),
                -1,
                List.of(new SeenTrick(plays, winner)),
                result);
        People people = new People(Tables.ENGLISH, List.of("Kit", "Bo", "Mei", "Lam"), 0);
        return new AchievementWords(people, last)
                .achievement(List.of())
                .map(achievement -> achievement.kind() + " " + achievement.line())
                .orElse("");
    }

    private static TablePlay of(List<TablePlay> plays, int seat) {
        return plays.stream().filter(play -> play.seat() == seat).findFirst().orElseThrow();
    }

    private record Won(TableModel before, TableModel after, SeatView beforeView, SeatView view) {
        RoundResult result() {
            RoundResult result = view.result();
            assertThat(result).isNotNull();
            return result;
        }
    }

    private static List<Won> rounds(String rules) {
        return rounds(rules, Tables::state);
    }

    private static List<Won> watched(String rules) {
        return rounds(rules, Tables::watched);
    }

    /** Rounds before and after their last update: sometimes one play, sometimes the whole last trick. */
    private static List<Won> rounds(String rules, Function<Tables, SessionState> seen) {
        List<Won> rounds = new ArrayList<>();
        for (int seed = 0; seed < ROUNDS; seed++) {
            SessionState end = seen.apply(Tables.byChance(rules, seed));
            SessionState start = seen.apply(Tables.byChance(rules, seed, 1 + seed % 4));
            TableModel before = TableModel.of(Tables.ENGLISH, start).orElseThrow();
            SeatView beforeView = start.atTable().orElseThrow().view();
            SeatView view = end.atTable().orElseThrow().view();
            if (view.tricks().size() == beforeView.tricks().size() + 1) {
                rounds.add(new Won(before, before.with(end).orElseThrow(), beforeView, view));
            }
        }
        assertThat(rounds).hasSizeGreaterThan(ROUNDS / 3);
        return rounds;
    }
}
