package org.tiengow.client.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tiengow.client.level.Level;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.round.Outcome;
import org.tiengow.engine.round.Round;
import org.tiengow.engine.round.RoundSetup;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Phase;
import org.tiengow.engine.seat.SeatView;

class BotsPlayTest {
    private static final Duration LIMIT = Duration.ofSeconds(1);

    @ParameterizedTest
    @CsvSource({
        "pagat, 4",
        "pagat-hk, 4",
        "lai, 4",
        "lai-civil, 4",
        "basic, 4",
        "basic-rising, 4",
        "classic, 4",
        "online, 4",
        "ming, 4",
        "ming, 3",
        "ming, 2",
        "wong, 4"
    })
    void everyLevelPlaysEveryRuleSetToTheEnd(String id, int players) {
        for (Level level : Level.values()) {
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
        assertThat(Level.ids()).containsExactly("random", "steady");
        assertThat(Level.named("steady")).contains(Level.STEADY);
        assertThat(Level.named("Steady")).isEmpty();
    }

    private static Round played(RuleSet rules, int players, Level level, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<Bot> bots = Collections.nCopies(players, level.bot(seed));
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
            round = next(round.play(seat, legal.get(bots.get(seat).choose(view, legal, LIMIT))));
        }
        return round;
    }

    private static Round next(Outcome outcome) {
        return outcome.match(new Outcome.Cases<>() {
            @Override
            public Round accepted(Outcome.Accepted accepted) {
                return accepted.next();
            }

            @Override
            public Round refused(Outcome.Refused refused) {
                throw new AssertionError(refused.refusal().sentence());
            }
        });
    }
}
