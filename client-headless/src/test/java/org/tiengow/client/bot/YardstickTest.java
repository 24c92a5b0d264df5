package org.tiengow.client.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.tiengow.client.bridge.BotSpec;
import org.tiengow.client.sample.Plays;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.round.Round;
import org.tiengow.engine.round.RoundSetup;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Phase;
import org.tiengow.engine.seat.SeatView;

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
        long choices = 17;
        for (String id : RuleSets.ids()) {
            RuleSet rules = RuleSets.get(id);
            int players = rules.players().max();
            for (int number = 0; number < ROUNDS; number++) {
                Round round = Round.begin(
                        new RoundSetup(rules, players, 1, 0, 1, 0, 1, Collections.nCopies(players, 0)),
                        Deal.shuffled(players, random::nextInt));
                while (round.phase() != Phase.SETTLED) {
                    int seat = 0;
                    while (!round.mustAnswer(seat)) {
                        seat++;
                    }
                    SeatView view = round.viewFor(seat);
                    LegalPlays legal = LegalPlays.of(view);
                    int choice = bot.choose(view, legal, Duration.ofSeconds(1));
                    choices = 31 * choices + choice;
                    round = Plays.accepted(round.play(seat, legal.get(choice))).next();
                }
            }
        }
        return choices;
    }
}
