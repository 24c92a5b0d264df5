package org.tiengow.client.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.tiengow.client.bot.Bot;
import org.tiengow.client.bot.DecisionSource;
import org.tiengow.client.network.Network;
import org.tiengow.client.network.Shape;
import org.tiengow.client.sample.Plays;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.rules.RuleSets;

class SearchBotTest {
    private static final Network NETWORK = Network.fresh(new Shape(FeatureEncoder.COUNT, 8, 4), 3);

    @Test
    void theSameSeedAndGuessesPlayTheSame() {
        assertThat(played(new SearchBot(rules -> NETWORK, Effort.ofGuesses(20), 9)))
                .isEqualTo(played(new SearchBot(rules -> NETWORK, Effort.ofGuesses(20), 9)));
    }

    @Test
    void correctsANetworkThatKnowsNothing() {
        assertThat(played(new SearchBot(rules -> NETWORK, Effort.ofGuesses(20), 9)))
                .isNotEqualTo(played(new NetworkBot(NETWORK)));
    }

    @Test
    void takesNoMoreThanHalfOfWhatTheTableAllows() {
        assertThat(Effort.MASTER.within(Duration.ofMillis(30))).isEqualTo(Duration.ofMillis(15));
        assertThat(Effort.MASTER.within(Duration.ofSeconds(5))).isEqualTo(Duration.ofSeconds(1));
    }

    @Test
    void aDecisionIsCutShortOnlyByTheClock() {
        assertThat(sources(Effort.ofGuesses(20), Duration.ofHours(10))).containsOnly(DecisionSource.OWN);
        assertThat(sources(Effort.ofGuesses(Integer.MAX_VALUE), Duration.ofMillis(4)))
                .contains(DecisionSource.CUT_SHORT);
    }

    private static List<DecisionSource> sources(Effort effort, Duration limit) {
        SearchBot bot = new SearchBot(rules -> NETWORK, effort, 9);
        List<DecisionSource> sources = new ArrayList<>();
        Deal deal = Deal.shuffled(4, new SplittableRandom(4)::nextInt);
        Plays.toTheEnd(Plays.begun(RuleSets.get("pagat"), 4, deal), (view, legal) -> {
            int play = bot.choose(view, legal, limit);
            sources.add(bot.source());
            return play;
        });
        return sources;
    }

    /** All its choices in a few rounds. */
    private static List<Integer> played(Bot bot) {
        RuleSet rules = RuleSets.get("pagat");
        SplittableRandom random = new SplittableRandom(4);
        List<Integer> choices = new ArrayList<>();
        for (int number = 0; number < 3; number++) {
            Plays.toTheEnd(Plays.begun(rules, 4, Deal.shuffled(4, random::nextInt)), (view, legal) -> {
                choices.add(bot.choose(view, legal, Duration.ofHours(10)));
                return choices.get(choices.size() - 1);
            });
        }
        return choices;
    }
}
