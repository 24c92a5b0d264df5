package org.tiengow.lab.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.tiengow.client.bot.RandomBot;
import org.tiengow.client.sample.EveryTable;
import org.tiengow.client.search.Sameness;
import org.tiengow.engine.referee.Referee;
import org.tiengow.engine.referee.SimulatedDeal;
import org.tiengow.engine.referee.SimulatedRound;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.seat.Play;

class OpponentTableTest {
    private static final int ROUNDS = 50;

    /** Opponents play whole rounds, and the simulated round that follows them is paid just as theirs is. */
    @EveryTable
    void theSimulatedRoundFollowsTheOpponents(String id, int players) {
        RuleSet rules = RuleSets.get(id);
        SplittableRandom random = new SplittableRandom(3);
        OpponentTable table = new OpponentTable(rules, players, new Opponents(List.of(RandomBot::new), 1), random);
        SimulatedRound round = new SimulatedRound(Referee.of(rules), players);
        SimulatedDeal deal = new SimulatedDeal(players);
        for (int number = 0; number < ROUNDS; number++) {
            deal.shuffle(random::nextInt);
            round.begin(0, 1, 0, 1, deal);
            OpponentRound opponents = table.begin(0, 1, 0, 1, deal);
            while (!round.isOver()) {
                int seat = round.turn();
                Play play = opponents.play(seat);
                opponents.follow(seat, play);
                int tiles = Sameness.within(round.hand(seat), play.tiles());
                assertThat(tiles & ~round.hand(seat)).isZero();
                round.play(tiles, play.isForfeit());
            }
            List<Integer> paid = opponents.round().result().orElseThrow().change();
            assertThat(IntStream.range(0, players).mapToObj(round::chips)).containsExactlyElementsOf(paid);
        }
    }

    @Test
    void aShareWithoutOpponentsIsRefused() {
        assertThatThrownBy(() -> new Opponents(List.of(), 0.5)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Opponents(List.of(RandomBot::new), 1.5))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
