package org.tiengow.lab.deviation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.tiengow.client.level.Level;
import org.tiengow.client.search.TrainedNetworks;
import org.tiengow.engine.referee.Referee;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.rules.RuleSets;

class DeviationsTest {
    private static final RuleSet RULES = RuleSets.get("pagat");

    @Test
    void theSameSeedGivesTheSameGains() {
        assertThat(gains(Level.STRONG, "guesses=20")).isEqualTo(gains(Level.STRONG, "guesses=20"));
        assertThat(gains(Level.STEADY, "guesses=20")).isEqualTo(gains(Level.STEADY, "guesses=20"));
    }

    @Test
    void aSearchOfManyGuessesDeviates() {
        assertThat(gains(Level.STRONG, "guesses=20")).anyMatch(gain -> gain != 0);
    }

    /** Without a guess the search plays as the network does. */
    @Test
    void theNetworkItselfGainsNothing() {
        assertThat(gains(Level.STRONG, "guesses=0")).containsOnly(0.0);
        assertThat(gains(Level.STEADY, "guesses=0")).containsOnly(0.0);
    }

    /** In a drawn deal the seat sees what it saw in the true one. */
    @Test
    void aDrawnDealGivesTheSameHandAndTurn() {
        int players = 4;
        TableOfNetworks truth = new TableOfNetworks(Referee.of(RULES), players, TrainedNetworks.of(RULES));
        TableOfNetworks drawn = new TableOfNetworks(Referee.of(RULES), players, TrainedNetworks.of(RULES));
        TableOfBots.Start start = new TableOfBots.Start(0, 1, 0, 1, List.of(0xff, 0xff00, 0xff0000, 0xff000000));
        truth.begin(start);
        List<MadePlay> plays = new ArrayList<>();
        SplittableRandom random = new SplittableRandom(1);
        int possible = 0;
        for (int play = 0; play < 8; play++) {
            MadePlay next = truth.next();
            PossibleDeals deals = new PossibleDeals(drawn, start, plays, next.seat());
            for (int i = 0; i < 500; i++) {
                if (deals.draw(random)) {
                    possible++;
                    assertThat(drawn.next()).isEqualTo(next);
                    assertThat(drawn.hand(next.seat())).isEqualTo(truth.hand(next.seat()));
                }
            }
            truth.make(next);
            plays.add(next);
        }
        assertThat(possible).isGreaterThan(500);
    }

    private static List<Double> gains(Level others, String variant) {
        Deviations deviations = new Deviations(
                RULES, 4, others, Stream.of(variant).map(SearchVariant::parse).toList(), 2);
        for (int number = 0; number < 4; number++) {
            deviations.play(1, number);
        }
        return deviations.tallies().get(0).rounds();
    }
}
