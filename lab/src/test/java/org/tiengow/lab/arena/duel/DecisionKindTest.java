package org.tiengow.lab.arena.duel;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.tiengow.client.bot.Bot;
import org.tiengow.client.bot.SteadyBot;
import org.tiengow.engine.round.LaidPlay;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.tile.TileNotation;
import org.tiengow.lab.arena.Entrant;
import org.tiengow.lab.arena.Estimate;
import org.tiengow.lab.arena.Game;

class DecisionKindTest {
    @ParameterizedTest
    @CsvSource({
        "lead, 66, 44, 8, SINGLE_LEAD",
        "lead, 66, 66 66, 8, SMALLER_LEAD",
        "lead, 66 66 63, 66 66, 8, LARGER_LEAD",
        "lead, 66 66, 55 55, 8, PAIR_LEAD",
        "lead, 63 54, 66 66, 8, PAIR_LEAD",
        "lead, 42 21, 66 63, 8, PAIR_LEAD",
        "lead, 66 63, 66 66, 8, MIXED_LEAD",
        "lead, 66 66 63 54, 11 11 62 53, 8, MIXED_LEAD",
        "lead, 66, 44, 2, LAST_TILES",
        "lead, 66, 44, 3, SINGLE_LEAD",
        "follow, 66, -44, 8, BEATS",
        "follow, -44, 66, 8, THROWS_AWAY",
        "follow, 66, 11, 8, BEATS_OTHERWISE",
        "follow, -66, -44, 8, THROWS_OTHER_TILES",
        "follow, -66, 66, 8, THROWS_AWAY",
        "follow, -66, -44, 2, LAST_TILES"
    })
    void aDecisionIsOfOneKind(String place, String candidate, String opponent, int held, DecisionKind kind) {
        assertThat(DecisionKind.of(laid(candidate), laid(opponent), place.equals("lead"), held))
                .isEqualTo(kind);
    }

    /** What a candidate does that is otherwise like its opponent. */
    enum Habit {
        LEADS_ANOTHER_SINGLE(DecisionKind.SINGLE_LEAD) {
            @Override
            boolean prefers(Play play, Play steady, boolean leading) {
                return leading && play.tiles().size() == 1 && steady.tiles().size() == 1 && !play.sameAs(steady);
            }
        },
        LEADS_MORE(DecisionKind.LARGER_LEAD) {
            @Override
            boolean prefers(Play play, Play steady, boolean leading) {
                return leading && play.tiles().size() > steady.tiles().size();
            }
        },
        BEATS(DecisionKind.BEATS) {
            @Override
            boolean prefers(Play play, Play steady, boolean leading) {
                return steady.isForfeit() && !play.isForfeit();
            }
        },
        NEVER_BEATS(DecisionKind.THROWS_AWAY) {
            @Override
            boolean prefers(Play play, Play steady, boolean leading) {
                return !leading && play.isForfeit() && !steady.isForfeit();
            }
        },
        THROWS_OTHER_TILES(DecisionKind.THROWS_OTHER_TILES) {
            @Override
            boolean prefers(Play play, Play steady, boolean leading) {
                return play.isForfeit() && steady.isForfeit() && !play.sameAs(steady);
            }
        };

        private final DecisionKind kind;

        Habit(DecisionKind kind) {
            this.kind = kind;
        }

        abstract boolean prefers(Play play, Play steady, boolean leading);
    }

    @ParameterizedTest
    @EnumSource
    void whoeverHasOneHabitWinsAndLosesByThatKindAlone(Habit habit) {
        DuelResult duel = duel(new Entrant("habit", seed -> new Habitual(habit)));
        Set<DecisionKind> kinds = kinds(duel);
        assertThat(kinds).contains(habit.kind).isSubsetOf(EnumSet.of(habit.kind, DecisionKind.LAST_TILES));
    }

    @Test
    void onlyTheLastTilesAreLeftToWhoeverDiffersThere() {
        Entrant candidate = new Entrant("late", seed -> new Bot() {
            private final Bot steady = new SteadyBot();

            @Override
            public int choose(SeatView view, LegalPlays legal, Duration limit) {
                return view.hand().size() == 2 ? legal.size() - 1 : steady.choose(view, legal, limit);
            }
        });
        assertThat(kinds(duel(candidate))).containsExactly(DecisionKind.LAST_TILES);
    }

    private static Set<DecisionKind> kinds(DuelResult duel) {
        return duel.kinds().stream().map(KindResult::kind).collect(Collectors.toSet());
    }

    private static DuelResult duel(Entrant candidate) {
        DuelPlan plan = new DuelPlan(
                TableRules.named("pagat"),
                4,
                List.of(candidate),
                List.of(new Entrant("steady", seed -> new SteadyBot())),
                Lineup.ONE_AGAINST_THE_REST,
                DuelQuestion.none(60),
                1,
                Duration.ofSeconds(1));
        return new Duels(plan, 2)
                .play(new DuelListener() {
                    @Override
                    public void played(Game game) {}

                    @Override
                    public void reached(String name, String opponent, Estimate chips) {}
                })
                .duels()
                .get(0);
    }

    private static LaidPlay laid(String text) {
        boolean faceDown = text.startsWith("-");
        return new LaidPlay(0, TileNotation.read(faceDown ? text.substring(1) : text), faceDown);
    }

    /** Plays as {@code steady} does but for one habit. */
    private static final class Habitual implements Bot {
        private final Bot steady = new SteadyBot();
        private final Habit habit;

        Habitual(Habit habit) {
            this.habit = habit;
        }

        @Override
        public int choose(SeatView view, LegalPlays legal, Duration limit) {
            int choice = steady.choose(view, legal, limit);
            for (int i = 0; i < legal.size(); i++) {
                if (habit.prefers(legal.get(i), legal.get(choice), view.table().isEmpty())) {
                    return i;
                }
            }
            return choice;
        }
    }
}
