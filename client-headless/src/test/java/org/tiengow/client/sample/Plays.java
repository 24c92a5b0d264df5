package org.tiengow.client.sample;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.record.PlayerTag;
import org.tiengow.engine.record.RoundRecord;
import org.tiengow.engine.round.Outcome;
import org.tiengow.engine.round.Round;
import org.tiengow.engine.round.RoundSetup;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Phase;
import org.tiengow.engine.seat.SeatView;

/** Plays that a test knows to be legal, and whole rounds of them. */
public final class Plays {
    private Plays() {}

    /** Which of the legal plays is made. */
    @FunctionalInterface
    public interface Choice {
        /** The index of the play that a seat makes. */
        int of(SeatView view, LegalPlays legal);
    }

    /** Any of the legal plays. */
    public static Choice byChance(RandomGenerator random) {
        return (view, legal) -> random.nextInt(legal.size());
    }

    /** The first round of a match, with seat 0 as the banker. */
    public static Round begun(RuleSet rules, int players, Deal deal) {
        return Round.begin(new RoundSetup(rules, players, 1, 0, 1, 0, 1, Collections.nCopies(players, 0)), deal);
    }

    /** Plays a round to its end. */
    public static Round toTheEnd(Round begun, Choice choice) {
        List<Round> positions = positions(begun, choice);
        return positions.get(positions.size() - 1);
    }

    /** Matches of one round each, played by chance; the same for the same seed. */
    public static List<RoundRecord> records(String rules, int players, int matches, long seed) {
        TableRules table = TableRules.named(rules);
        List<PlayerTag> tags = Collections.nCopies(players, new PlayerTag("random", true));
        SplittableRandom random = new SplittableRandom(seed);
        return IntStream.range(0, matches)
                .mapToObj(match -> {
                    Round begun = begun(table.set(), players, Deal.shuffled(players, random::nextInt));
                    return RoundRecord.of("sample-" + match, null, table, tags, toTheEnd(begun, byChance(random)));
                })
                .toList();
    }

    /** Plays a round to its end: each position of it, from this one to the settled one. */
    public static List<Round> positions(Round begun, Choice choice) {
        List<Round> positions = new ArrayList<>();
        Round round = begun;
        positions.add(round);
        while (round.phase() != Phase.SETTLED) {
            SeatView view = round.viewFor(asked(round));
            LegalPlays legal = LegalPlays.of(view);
            round = accepted(round.play(view.seat(), legal.get(choice.of(view, legal))))
                    .next();
            positions.add(round);
        }
        return positions;
    }

    /** The first seat that must answer, of a round that is not settled. */
    public static int asked(Round round) {
        return IntStream.range(0, round.setup().players())
                .filter(round::mustAnswer)
                .findFirst()
                .orElseThrow();
    }

    /** What a play led to. */
    public static Outcome.Accepted accepted(Outcome outcome) {
        if (outcome instanceof Outcome.Accepted accepted) {
            return accepted;
        }
        throw new AssertionError("refused: " + outcome);
    }
}
