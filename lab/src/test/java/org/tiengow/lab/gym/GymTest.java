package org.tiengow.lab.gym;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tiengow.client.level.Level;
import org.tiengow.client.search.FeatureBlock;
import org.tiengow.client.search.FeatureEncoder;
import org.tiengow.client.search.TrainedNetworks;
import org.tiengow.engine.rules.RuleSets;

@DisplayName("A gym")
class GymTest {
    private static final int TABLES = 17;
    private static final int STEPS = 300;
    private static final int SEARCHED_STEPS = 30;
    private static final Opponent STRONG = new Opponent("strong", 2, Level.STRONG, Optional.of(TrainedNetworks::of));
    private static final Opponent STEADY = new Opponent("steady", 1, Level.STEADY, Optional.empty());

    static GymPlan alone(int threads) {
        return new GymPlan(TABLES, RuleSets.ids(), 4, List.of(), 7, true, true, false, threads);
    }

    static GymPlan against(boolean duplicate, int threads, Opponent... opponents) {
        return new GymPlan(TABLES, RuleSets.ids(), 4, List.of(opponents), 7, true, true, duplicate, threads);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    @DisplayName("sends the same bytes for the same seed and actions, with one thread or two")
    void repeats(boolean amongOthers) throws GymFault {
        List<byte[]> one = play(amongOthers ? against(false, 1, STRONG, STEADY) : alone(1));
        List<byte[]> again = play(amongOthers ? against(false, 1, STRONG, STEADY) : alone(1));
        List<byte[]> two = play(amongOthers ? against(false, 2, STRONG, STEADY) : alone(2));
        for (int step = 0; step < STEPS; step++) {
            assertThat(again.get(step)).as("frame %d, again", step).isEqualTo(one.get(step));
            assertThat(two.get(step)).as("frame %d, by two threads", step).isEqualTo(one.get(step));
        }
    }

    @Test
    @DisplayName("sends the same bytes against a search, with one thread or two")
    void repeatsSearch() throws GymFault {
        Opponent master =
                new Opponent("master:3", 1, Level.onCommandLine("master:3").orElseThrow(), Optional.empty());
        List<byte[]> one = play(against(false, 1, master, STEADY), SEARCHED_STEPS);
        assertThat(play(against(false, 1, master, STEADY), SEARCHED_STEPS))
                .usingRecursiveComparison()
                .isEqualTo(one);
        assertThat(play(against(false, 2, master, STEADY), SEARCHED_STEPS))
                .usingRecursiveComparison()
                .isEqualTo(one);
        assertThat(play(against(false, 1, STEADY, STEADY), SEARCHED_STEPS))
                .usingRecursiveComparison()
                .isNotEqualTo(one);
    }

    @Test
    @DisplayName("lets bots go on from a slot in the same way each time")
    void restoresBots() throws GymFault {
        Opponent random = new Opponent("random", 1, Level.RANDOM, Optional.empty());
        Opponent master =
                new Opponent("master:3", 1, Level.onCommandLine("master:3").orElseThrow(), Optional.empty());
        try (Gym gym = new Gym(against(false, 1, random, master))) {
            step(gym, new SplittableRandom(1), 5);
            gym.save(3, 9);
            gym.restore(3, 9);
            List<byte[]> first = rows(gym, 3, new SplittableRandom(2));
            gym.restore(3, 9);
            assertThat(rows(gym, 3, new SplittableRandom(2)))
                    .usingRecursiveComparison()
                    .isEqualTo(first);
        }
    }

    @Test
    @DisplayName("goes on from a restored table as from the saved one, at any table with the same rules")
    void restores() throws GymFault {
        try (Gym gym = new Gym(alone(1))) {
            SplittableRandom chance = new SplittableRandom(1);
            step(gym, chance, 50);
            gym.save(3, 9);
            List<byte[]> first = rows(gym, 3, new SplittableRandom(2));
            step(gym, chance, 20);
            gym.restore(3, 9);
            assertThat(rows(gym, 3, new SplittableRandom(2)))
                    .usingRecursiveComparison()
                    .isEqualTo(first);
            gym.restore(3 + RuleSets.ids().size(), 9);
            gym.observe();
            gym.restore(3, 9);
            gym.observe();
            assertThat(gym.table(3 + RuleSets.ids().size()).round.hand(0))
                    .isEqualTo(gym.table(3).round.hand(0));
        }
    }

    @Test
    @DisplayName("deals anew from a seed as a gym that began with it")
    void resets() throws GymFault {
        try (Gym gym = new Gym(alone(1));
                Gym other = new Gym(alone(2))) {
            byte[] fresh = bytes(gym.observe());
            step(gym, new SplittableRandom(1), 40);
            gym.reset(7);
            assertThat(bytes(gym.observe())).isEqualTo(fresh).isEqualTo(bytes(other.observe()));
            gym.reset(8);
            assertThat(bytes(gym.observe())).isNotEqualTo(fresh);
        }
    }

    @Test
    @DisplayName("with duplicate deals seats the learner once in each seat")
    void duplicates() throws GymFault {
        try (Gym gym = new Gym(against(true, 1, STEADY))) {
            SplittableRandom chance = new SplittableRandom(1);
            List<Long> rounds = new ArrayList<>();
            List<Integer> seats = new ArrayList<>();
            ByteBuffer frame = gym.observe();
            FrameLayout layout = gym.layout();
            Set<Integer> bankers = new HashSet<>();
            while (rounds.size() < 12) {
                bankers.add(rounds.size() / 4 * 100 + gym.table(0).banker * 10 + gym.table(0).term);
                frame = gym.step(actions(gym, frame, chance));
                if (frame.get(layout.done.at(0)) == 1) {
                    rounds.add((long) frame.getInt(layout.lastDeal.at(0)));
                    seats.add((int) frame.get(layout.lastSeat.at(0)));
                }
            }
            assertThat(rounds).containsExactly(0L, 0L, 0L, 0L, 1L, 1L, 1L, 1L, 2L, 2L, 2L, 2L);
            assertThat(seats).containsExactly(0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3);
            assertThat(bankers).as("banker and term of each deal").hasSize(3);
        }
    }

    @Test
    @DisplayName("deals a number of a seed in the same way, whatever was dealt before")
    void dealsByNumber() {
        GymPlan plan = against(true, 1, STRONG);
        Worker worker = new Worker(List.of(RuleSets.get("pagat")), plan.opponents());
        List<List<Integer>> dealt = new ArrayList<>();
        GymTable table = new GymTable(plan, 0, List.of(RuleSets.get("pagat"))) {
            @Override
            void begin() {
                super.begin();
                dealt.add(IntStream.range(0, 4).map(round::hand).boxed().toList());
            }
        };
        table.reset(1, worker);
        while (dealt.size() < 6) {
            table.act(
                    IntStream.range(0, Actions.COUNT)
                            .filter(table::allows)
                            .findFirst()
                            .orElseThrow(),
                    worker);
        }
        assertThat(dealt.subList(1, 4)).containsOnly(dealt.get(0));
        assertThat(dealt.get(4)).isNotEqualTo(dealt.get(0));
    }

    @Test
    @DisplayName("pays what the seats win from each other")
    void pays() throws GymFault {
        try (Gym gym = new Gym(new GymPlan(TABLES, List.of("pagat"), 4, List.of(), 7, false, false, false, 1))) {
            SplittableRandom chance = new SplittableRandom(1);
            ByteBuffer frame = gym.observe();
            int ended = 0;
            for (int i = 0; i < STEPS; i++) {
                frame = gym.step(actions(gym, frame, chance));
                for (int table = 0; table < TABLES; table++) {
                    int sum = 0;
                    for (int seat = 0; seat < 4; seat++) {
                        sum += frame.getShort(gym.layout().returns.at(table) + 2 * seat);
                    }
                    assertThat(sum).isZero();
                    ended += frame.get(gym.layout().done.at(table));
                }
            }
            assertThat(ended).isGreaterThan(TABLES);
        }
    }

    @Test
    @DisplayName("describes every input once")
    void describesInputs() {
        int next = 0;
        for (FeatureBlock block : FeatureEncoder.blocks()) {
            assertThat(block.from()).as(block.name()).isEqualTo(next);
            next += block.count();
        }
        assertThat(next).isEqualTo(FeatureEncoder.COUNT);
    }

    private static List<byte[]> play(GymPlan plan) throws GymFault {
        return play(plan, STEPS);
    }

    private static List<byte[]> play(GymPlan plan, int steps) throws GymFault {
        try (Gym gym = new Gym(plan)) {
            SplittableRandom chance = new SplittableRandom(3);
            List<byte[]> frames = new ArrayList<>();
            ByteBuffer frame = gym.observe();
            for (int i = 0; i < steps; i++) {
                frames.add(bytes(frame));
                frame = gym.step(actions(gym, frame, chance));
            }
            return frames;
        }
    }

    private static void step(Gym gym, SplittableRandom chance, int steps) throws GymFault {
        ByteBuffer frame = gym.observe();
        for (int i = 0; i < steps; i++) {
            frame = gym.step(actions(gym, frame, chance));
        }
    }

    /** Plays on, and returns what a table showed without what had ended before. */
    private static List<byte[]> rows(Gym gym, int table, SplittableRandom chance) throws GymFault {
        List<byte[]> rows = new ArrayList<>();
        ByteBuffer frame = gym.observe();
        for (int i = 0; i < 30; i++) {
            byte[] row = new byte[Actions.COUNT + 8];
            frame.get(gym.layout().mask.at(table), row, 0, Actions.COUNT);
            frame.get(gym.layout().hand.at(table), row, Actions.COUNT, 4);
            frame.get(gym.layout().deal.at(table), row, Actions.COUNT + 4, 4);
            rows.add(row);
            int draw = chance.nextInt(1 << 20);
            ByteBuffer actions = actions(gym, frame, new SplittableRandom(1));
            int legal = frame.get(gym.layout().legalCount.at(table));
            actions.put(table, frame.get(gym.layout().legal.at(table) + draw % legal));
            frame = gym.step(actions);
        }
        return rows;
    }

    static ByteBuffer actions(Gym gym, ByteBuffer frame, SplittableRandom chance) {
        FrameLayout layout = gym.layout();
        ByteBuffer actions = ByteBuffer.allocate(layout.tables());
        for (int table = 0; table < layout.tables(); table++) {
            int legal = frame.get(layout.legalCount.at(table));
            actions.put(table, frame.get(layout.legal.at(table) + chance.nextInt(legal)));
        }
        return actions.rewind();
    }

    static byte[] bytes(ByteBuffer frame) {
        byte[] bytes = new byte[frame.limit()];
        frame.get(0, bytes);
        return bytes;
    }
}
