package org.tiengow.client.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.tiengow.client.level.Level;
import org.tiengow.client.sample.EveryTable;
import org.tiengow.client.sample.Plays;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.round.Round;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.seat.Phase;

@Tag("slow")
class BotsPlayTest {
    private static final Duration LIMIT = Duration.ofMillis(2);

    @EveryTable
    void everyLevelPlaysEveryRuleSetToTheEnd(String id, int players) {
        for (Level level : Level.builtIn()) {
            for (long seed = 0; seed < 20; seed++) {
                assertThat(played(RuleSets.get(id), players, level, seed).phase())
                        .as("%s under %s, %d players, seed %d", level, id, players, seed)
                        .isEqualTo(Phase.SETTLED);
            }
        }
    }

    @Test
    void theSameSeedPlaysTheSameRound() {
        RuleSet rules = RuleSets.get("pagat");
        assertThat(played(rules, 4, Level.RANDOM, 5).tricks())
                .isEqualTo(played(rules, 4, Level.RANDOM, 5).tricks());
    }

    @Test
    void levelsAreFoundByTheirNames() {
        assertThat(Level.ids()).containsExactly("random", "easy", "steady", "strong", "master");
        assertThat(Level.named("steady")).contains(Level.STEADY);
        assertThat(Level.named("Steady")).isEmpty();
    }

    private static Round played(RuleSet rules, int players, Level level, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Bot bot = level.bot(seed);
        Round round = Plays.begun(rules, players, Deal.shuffled(players, random::nextInt));
        return Plays.toTheEnd(round, (view, legal) -> bot.choose(view, legal, LIMIT));
    }
}
