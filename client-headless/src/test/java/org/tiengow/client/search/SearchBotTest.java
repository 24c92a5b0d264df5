package org.tiengow.client.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.tiengow.client.bot.Bot;
import org.tiengow.client.bot.BotSeat;
import org.tiengow.client.bot.DecisionSource;
import org.tiengow.client.bot.SteadyBot;
import org.tiengow.client.network.Network;
import org.tiengow.client.network.Shape;
import org.tiengow.client.sample.Plays;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.engine.seat.SeatEvent;
import org.tiengow.engine.tile.TileSet;

class SearchBotTest {
    private static final Network NETWORK = Network.fresh(new Shape(FeatureEncoder.COUNT, 8, 4), 3);
    private static final SeatEvent BEGAN = new SeatEvent.RoundBegan(1, 0, 1, 0, 1, TileSet.EMPTY);

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

    /** What a bot has learned of the others lasts for the match. */
    @Test
    void aMatchWithOthersBeginsAnew() {
        SearchBot bot = new SearchBot(rules -> NETWORK, Effort.ofGuesses(60), 9);
        playAgainstHeuristics(bot, 8);
        bot.begin(new BotSeat(0, TableRules.named("pagat"), List.of()));
        SearchBot fresh = new SearchBot(rules -> NETWORK, Effort.ofGuesses(60), 9);
        assertThat(playAgainstHeuristics(bot, 3)).isEqualTo(playAgainstHeuristics(fresh, 3));
    }

    @Test
    void learnsInTheCourseOfAMatch() {
        SearchBot bot = new SearchBot(rules -> NETWORK, Effort.ofGuesses(60), 9);
        playAgainstHeuristics(bot, 8);
        SearchBot fresh = new SearchBot(rules -> NETWORK, Effort.ofGuesses(60), 9);
        assertThat(playAgainstHeuristics(bot, 3)).isNotEqualTo(playAgainstHeuristics(fresh, 3));
    }

    /** All choices of a bot in seat 0 in some rounds with {@code steady}. */
    private static List<Integer> playAgainstHeuristics(SearchBot bot, int rounds) {
        SteadyBot steady = new SteadyBot();
        SplittableRandom random = new SplittableRandom(4);
        List<Integer> choices = new ArrayList<>();
        for (int number = 0; number < rounds; number++) {
            bot.saw(BEGAN);
            Deal deal = Deal.shuffled(4, random::nextInt);
            Plays.toTheEnd(Plays.begun(RuleSets.get("pagat"), 4, deal), (view, legal) -> {
                if (view.seat() != 0) {
                    return steady.choose(view, legal, Duration.ofHours(10));
                }
                choices.add(bot.choose(view, legal, Duration.ofHours(10)));
                return choices.get(choices.size() - 1);
            });
        }
        return choices;
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
