package org.tiengow.client.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.tiengow.client.bridge.BotSpec;
import org.tiengow.client.sample.Plays;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.rules.RuleSets;

/** The yardstick that all strength is measured with stays as it is: whoever improves {@code steady} leaves a copy behind. */
class YardstickTest {
    private static final int ROUNDS = 200;
    private static final long CHOICES = -12_468_457_031_873_222L;

    @Test
    void choosesAsItAlwaysDid() {
        assertThat(choices(BotSpec.parse("steady-1", Path.of("logs")).newBot(1)))
                .isEqualTo(CHOICES);
    }

    /** All its choices in many rounds, as one number. */
    private static long choices(Bot bot) {
        SplittableRandom random = new SplittableRandom(1);
        List<Integer> choices = new ArrayList<>();
        for (String id : RuleSets.ids()) {
            RuleSet rules = RuleSets.get(id);
            int players = rules.players().max();
            for (int number = 0; number < ROUNDS; number++) {
                Deal deal = Deal.shuffled(players, random::nextInt);
                Plays.toTheEnd(Plays.begun(rules, players, deal), (view, legal) -> {
                    choices.add(bot.choose(view, legal, Duration.ofSeconds(1)));
                    return choices.get(choices.size() - 1);
                });
            }
        }
        long one = 17;
        for (int choice : choices) {
            one = 31 * one + choice;
        }
        return one;
    }
}
