package org.tiengow.lab.gym;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.rules.RuleSets;

@DisplayName("A frame of the gym")
class GymSecrecyTest {
    private static final int DECISIONS = 400;

    /** A table that notes the plays of the round. */
    private static final class NotedTable extends GymTable {
        final List<int[]> plays = new ArrayList<>();
        int[] dealt = {};

        NotedTable(GymPlan plan, RuleSet rules) {
            super(plan, 0, List.of(rules));
        }

        @Override
        void begin() {
            super.begin();
            plays.clear();
            dealt = IntStream.range(0, players).map(round::hand).toArray();
        }

        @Override
        void lay(int tiles, boolean faceDown) {
            plays.add(new int[] {round.turn(), tiles, faceDown ? 1 : 0});
            super.lay(tiles, faceDown);
        }

        /** Plays the round of another table again, with the tiles renamed. */
        void replay(NotedTable other, int[] names) {
            banker = other.banker;
            term = other.term;
            wins = other.wins;
            step = other.step;
            opponent = other.opponent;
            learner = other.learner;
            int[] hands =
                    IntStream.of(other.dealt).map(hand -> renamed(hand, names)).toArray();
            round.begin(banker, term, wins, step, hands);
            begin();
            while (isDeclaring() && !other.isDeclaring()) {
                answer(false);
            }
            for (int[] play : List.copyOf(other.plays)) {
                lay(renamed(play[1], names), play[2] == 1);
            }
            findLegal();
        }
    }

    @ParameterizedTest
    @CsvSource({"pagat, 4", "pagat-hk, 4", "lai-civil, 4", "wong, 4", "classic, 4", "ming, 4", "ming, 3", "ming, 2"})
    @DisplayName("is the same bytes however the tiles lie that the seat has not seen")
    void hidesWhatIsHidden(String id, int seats) {
        GymPlan plan = new GymPlan(1, List.of(id), seats, List.of(), 5, true, false, false, 1);
        RuleSet rules = RuleSets.get(id);
        Worker worker = new Worker(List.of(rules), List.of());
        NotedTable table = new NotedTable(plan, rules);
        NotedTable other = new NotedTable(plan, rules);
        SplittableRandom chance = new SplittableRandom(5);
        table.reset(5, worker);
        other.reset(5, worker);
        int differed = 0;
        for (int i = 0; i < DECISIONS; i++) {
            if (table.toName == 0 && !table.isDeclaring()) {
                other.copyFrom(table);
                other.replay(table, shuffled(hidden(table), chance));
                differed += other.round.hand((table.seat() + 1) % seats) == table.round.hand((table.seat() + 1) % seats)
                        ? 0
                        : 1;
                table.report.clear();
                other.report.clear();
                assertThat(frame(plan, other, worker)).as("decision %d", i).isEqualTo(frame(plan, table, worker));
            }
            int[] legal =
                    IntStream.range(0, Actions.COUNT).filter(table::allows).toArray();
            table.act(legal[chance.nextInt(legal.length)], worker);
        }
        assertThat(differed).as("decisions with other hands").isGreaterThan(DECISIONS / 4);
    }

    private static int hidden(GymTable table) {
        int seat = table.seat();
        return ~(table.shown | table.round.hand(seat) | table.forfeited[seat]);
    }

    /** Returns a name for each tile. Hidden tiles get each other's names, all others keep their own. */
    private static int[] shuffled(int hidden, SplittableRandom chance) {
        int[] names = IntStream.range(0, 32).toArray();
        int[] places = IntStream.range(0, 32)
                .filter(tile -> (hidden >>> tile & 1) != 0)
                .toArray();
        for (int i = places.length - 1; i > 0; i--) {
            int j = chance.nextInt(i + 1);
            int name = names[places[i]];
            names[places[i]] = names[places[j]];
            names[places[j]] = name;
        }
        return names;
    }

    private static int renamed(int tiles, int[] names) {
        int renamed = 0;
        for (int rest = tiles; rest != 0; rest &= rest - 1) {
            renamed |= 1 << names[Integer.numberOfTrailingZeros(rest)];
        }
        return renamed;
    }

    private static byte[] frame(GymPlan plan, GymTable table, Worker worker) {
        FrameLayout layout = new FrameLayout(1, plan.hands(), plan.inputs());
        ByteBuffer frame = ByteBuffer.allocate(Integer.BYTES + layout.size()).order(ByteOrder.LITTLE_ENDIAN);
        worker.inputs.clear();
        new TableWriter(layout, frame).write(table, worker);
        int inputs = 2 * worker.inputs.commons() + 2 * worker.inputs.afters() + 4 * worker.inputs.actions();
        ByteBuffer all = ByteBuffer.allocate(frame.capacity() + inputs).order(ByteOrder.LITTLE_ENDIAN);
        all.put(0, frame.array());
        int at = frame.capacity();
        worker.inputs.putCommon(all, at);
        worker.inputs.putAfter(all, at + 2 * worker.inputs.commons());
        worker.inputs.putAfterEnds(all, all.capacity() - 4 * worker.inputs.actions(), 0);
        return all.array();
    }
}
