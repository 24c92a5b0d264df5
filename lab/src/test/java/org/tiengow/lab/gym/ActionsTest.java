package org.tiengow.lab.gym;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.tiengow.client.level.Level;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.tile.Tile;

@DisplayName("The actions of the gym")
class ActionsTest {
    private static final int ROUNDS = Integer.getInteger("gym.rounds", 100);
    private static final long SEED = Long.getLong("seed", 1);

    static Stream<Arguments> everyTable() {
        return RuleSets.ids().stream()
                .flatMap(id -> IntStream.rangeClosed(2, 4)
                        .filter(RuleSets.get(id).players()::allows)
                        .mapToObj(seats -> Arguments.of(id, seats)));
    }

    /** A table that asks the learner even if only one action is legal. */
    private static final class PatientTable extends GymTable {
        PatientTable(GymPlan plan, RuleSet rules) {
            super(plan, 0, List.of(rules));
        }

        @Override
        boolean asks(int legal) {
            return true;
        }
    }

    @ParameterizedTest
    @MethodSource("everyTable")
    @DisplayName("are in chains exactly the legal plays of the engine")
    void areTheLegalPlays(String id, int seats) {
        Opponent random = new Opponent("random", 1, Level.RANDOM, Optional.empty());
        GymPlan plan = new GymPlan(1, List.of(id), seats, List.of(random), SEED, false, false, false, 1);
        RuleSet rules = RuleSets.get(id);
        Worker worker = new Worker(List.of(rules), plan.opponents());
        GymTable table = new PatientTable(plan, rules);
        SplittableRandom chance = new SplittableRandom(SEED);
        table.reset(SEED, worker);
        while (table.dealNumber() < ROUNDS) {
            if (table.toName == 0) {
                Set<String> chains = new TreeSet<>();
                follow(table, chains);
                assertThat(chains)
                        .as("%s, deal %d, seed %d", id, table.dealNumber(), SEED)
                        .isEqualTo(legal(table));
            }
            List<Integer> actions = actions(table);
            table.act(actions.get(chance.nextInt(actions.size())), worker);
        }
    }

    @Test
    @DisplayName("have names that differ, and a place each in the list of legal ones")
    void haveNames() {
        assertThat(Actions.names()).hasSize(Actions.COUNT).doesNotHaveDuplicates();
        assertThat(Actions.names())
                .contains("play 66", "play 63/54", "play 42 21", "play 66 66 63 54", "forfeit 21", "declare");
        assertThat(Actions.names().get(Actions.SETS)).isEqualTo("forfeit 21");
    }

    /** Adds what every chain from here on plays. A chain ends with a set, an answer, or the last tile of a forfeit. */
    private static void follow(GymTable table, Set<String> chains) {
        if (table.isDeclaring()) {
            actions(table).forEach(action -> chains.add(Actions.names().get(action)));
            return;
        }
        for (int action : actions(table)) {
            if (action < Actions.SETS) {
                chains.add("play " + kinds(table.tiles(Actions.set(table.round.sets(), action))));
            }
        }
        if (table.forfeitable != 0) {
            chains(table.round.hand(table.seat()), 0, table.led, table.forfeitable, chains);
        }
    }

    private static void chains(int hand, int named, int left, int legal, Set<String> chains) {
        if (left == 0) {
            boolean isNew = chains.add("forfeit " + kinds(named));
            assertThat(isNew).as("one chain for each forfeit").isTrue();
            return;
        }
        assertThat(legal).as("no chain ends too early").isNotZero();
        for (int rest = legal; rest != 0; rest &= rest - 1) {
            int forfeit = Integer.numberOfTrailingZeros(rest);
            int chosen = named | Actions.tile(hand & ~named, forfeit);
            int next = left == 1 ? 0 : Actions.forfeits(hand & ~chosen, left - 1, forfeit);
            chains(hand, chosen, left - 1, next, chains);
        }
    }

    private static List<Integer> actions(GymTable table) {
        return IntStream.range(0, Actions.COUNT).filter(table::allows).boxed().toList();
    }

    private static Set<String> legal(GymTable table) {
        LegalPlays legal = LegalPlays.of(table.botRound().round().viewFor(table.seat()));
        return legal.plays().stream().map(ActionsTest::name).collect(Collectors.toCollection(TreeSet::new));
    }

    private static String name(Play play) {
        return switch (play.act()) {
            case DECLARE -> "declare";
            case DECLINE -> "decline";
            case FACE_UP -> "play " + kinds(play.tiles().tiles().stream());
            case FORFEIT -> "forfeit " + kinds(play.tiles().tiles().stream());
        };
    }

    private static String kinds(int tiles) {
        return kinds(IntStream.range(0, Tile.COUNT)
                .filter(tile -> (tiles >>> tile & 1) != 0)
                .mapToObj(Tile::of));
    }

    /** Names tiles by suit and rank: two military tiles of a rank are equal in play. */
    private static String kinds(Stream<Tile> tiles) {
        return tiles.map(tile -> tile.kind().suit() + " " + tile.kind().rank())
                .sorted(Comparator.naturalOrder())
                .collect(Collectors.joining(", "));
    }
}
