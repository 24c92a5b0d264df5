package org.tiengow.engine.round;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.tiengow.engine.RuleSetsAtHand;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Play;

/** Rounds for tests, and ways to play them. */
public final class Rounds {
    private Rounds() {}

    /** A round with everything about it drawn at random. */
    public static Round begin(RuleSet rules, Random random) {
        int players = RuleSetsAtHand.players(rules, random);
        int term = 1 + random.nextInt(4);
        int wins = term - random.nextInt(2);
        int step = random.nextBoolean() ? 1 : -1;
        List<Integer> chips = random.ints(players, -50, 50).boxed().toList();
        RoundSetup setup = new RoundSetup(rules, players, 3, random.nextInt(players), term, wins, step, chips);
        return Round.begin(setup, Deal.shuffled(players, random::nextInt));
    }

    /** The seats that must act now. */
    public static List<Integer> asked(Round round) {
        return IntStream.range(0, round.setup().players())
                .filter(round::mustAnswer)
                .boxed()
                .toList();
    }

    /** The round after a legal play drawn at random. */
    public static Round playAtRandom(Round round, Random random) {
        List<Integer> asked = asked(round);
        int seat = asked.get(random.nextInt(asked.size()));
        LegalPlays legal = LegalPlays.of(round.viewFor(seat));
        return play(round, seat, legal.get(random.nextInt(legal.size()))).next();
    }

    /** The accepted play; anything else fails the test. */
    public static Outcome.Accepted play(Round round, int seat, Play play) {
        return round.play(seat, play).match(new Outcome.Cases<>() {
            @Override
            public Outcome.Accepted accepted(Outcome.Accepted accepted) {
                return accepted;
            }

            @Override
            public Outcome.Accepted refused(Outcome.Refused refused) {
                throw new AssertionError(
                        refused.refusal().sentence() + " " + play + " by " + seat + " in " + round.deal());
            }
        });
    }
}
