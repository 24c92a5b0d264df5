package org.tiengow.lab.training;

import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.tiengow.client.bot.Bot;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.referee.SimulatedDeal;
import org.tiengow.engine.round.RoundSetup;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.tile.TileSet;

/** The opponents of one table: a bot of each kind for each seat. */
final class OpponentTable {
    private final RuleSet rules;
    private final int players;
    private final SplittableRandom random;
    private final List<List<Bot>> kinds;

    OpponentTable(RuleSet rules, int players, Opponents opponents, SplittableRandom random) {
        this.rules = rules;
        this.players = players;
        this.random = random;
        this.kinds = opponents.kinds().stream()
                .map(kind -> IntStream.range(0, players)
                        .mapToObj(seat -> kind.apply(random.nextLong()))
                        .toList())
                .toList();
    }

    /** Begins a round among opponents of one kind, which is drawn at random. */
    OpponentRound begin(int banker, int term, int wins, int step, SimulatedDeal deal) {
        List<TileSet> hands = IntStream.range(0, players)
                .mapToObj(seat -> new TileSet(deal.hand(seat)))
                .toList();
        return new OpponentRound(
                new RoundSetup(rules, players, 1, banker, term, wins, step, Collections.nCopies(players, 0)),
                Deal.of(hands),
                kinds.get(random.nextInt(kinds.size())));
    }
}
