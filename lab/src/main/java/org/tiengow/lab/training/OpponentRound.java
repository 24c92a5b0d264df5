package org.tiengow.lab.training;

import java.time.Duration;
import java.util.List;
import org.tiengow.client.bot.Bot;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.round.Round;
import org.tiengow.engine.round.RoundSetup;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Phase;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.SeatView;

/** A copy of a simulated round in the engine's types, which bots understand. It lets bots sit with a network in its training. */
final class OpponentRound {
    private static final Duration LIMIT = Duration.ofSeconds(1);

    private final List<Bot> opponents;
    private Round round;

    /** Begins a round. No seat declares one red dot. */
    OpponentRound(RoundSetup setup, Deal deal, List<Bot> opponents) {
        this.opponents = opponents;
        this.round = Round.begin(setup, deal);
        for (int seat = 0; seat < setup.players() && round.phase() == Phase.DECLARING; seat++) {
            if (round.mustAnswer(seat)) {
                follow(seat, Play.DECLINE);
            }
        }
    }

    /** Returns the play of the opponent in a seat, which must have the turn. */
    Play play(int seat) {
        SeatView view = round.viewFor(seat);
        LegalPlays legal = LegalPlays.of(view);
        return legal.get(opponents.get(seat).choose(view, legal, LIMIT));
    }

    /** Makes a play. */
    void follow(int seat, Play play) {
        round = round.play(seat, play).accepted().next();
    }

    /** Returns the current state of the round. */
    Round round() {
        return round;
    }
}
