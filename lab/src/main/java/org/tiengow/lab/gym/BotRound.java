package org.tiengow.lab.gym;

import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.tiengow.client.bot.Bot;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.referee.SimulatedRound;
import org.tiengow.engine.round.Round;
import org.tiengow.engine.round.RoundSetup;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.tile.TileSet;

/** A copy of a simulated round in the engine's own types, which bots understand. It refuses an illegal play with an exception. */
final class BotRound {
    /** The time for a decision: so long that no clock ends a search, because the same seed must give the same plays. */
    private static final Duration LIMIT = Duration.ofDays(1000);

    private Round round;

    /** Begins a copy of a round in which nothing is played yet. */
    BotRound(RuleSet rules, int banker, int term, int wins, int step, SimulatedRound begun) {
        int players = begun.players();
        List<TileSet> hands = IntStream.range(0, players)
                .mapToObj(seat -> new TileSet(begun.hand(seat)))
                .toList();
        this.round = Round.begin(
                new RoundSetup(rules, players, 1, banker, term, wins, step, Collections.nCopies(players, 0)),
                Deal.of(hands));
    }

    private BotRound(Round round) {
        this.round = round;
    }

    /** Returns a copy with a course of its own. */
    BotRound copy() {
        return new BotRound(round);
    }

    /** Returns the play of a bot in a seat that must act. */
    Play play(int seat, Bot bot) {
        SeatView view = round.viewFor(seat);
        LegalPlays legal = LegalPlays.of(view);
        return legal.get(bot.choose(view, legal, LIMIT));
    }

    void follow(int seat, Play play) {
        round = round.play(seat, play).accepted().next();
    }

    /** Returns the current state of the round. */
    Round round() {
        return round;
    }
}
