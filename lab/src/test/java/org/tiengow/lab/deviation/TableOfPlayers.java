package org.tiengow.lab.deviation;

import java.time.Duration;
import java.util.Collections;
import java.util.List;
import org.tiengow.client.bot.Bot;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.round.Round;
import org.tiengow.engine.round.RoundSetup;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Phase;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.tile.TileSet;

/** Any bots without chance and memory play, one in each seat. */
final class TableOfPlayers implements TableOfBots {
    private static final Duration LIMIT = Duration.ofHours(1);

    private final RuleSet rules;
    private final List<Bot> bots;
    private Round round;

    TableOfPlayers(RuleSet rules, List<Bot> bots, Start start) {
        this.rules = rules;
        this.bots = bots;
        this.round = begun(start);
    }

    @Override
    public void begin(Start start) {
        round = begun(start);
    }

    private Round begun(Start start) {
        int players = start.hands().size();
        RoundSetup setup = new RoundSetup(
                rules,
                players,
                1,
                start.banker(),
                start.term(),
                start.wins(),
                start.step(),
                Collections.nCopies(players, 0));
        Round begun = Round.begin(
                setup, Deal.of(start.hands().stream().map(TileSet::new).toList()));
        for (int seat = 0; seat < players && begun.phase() == Phase.DECLARING; seat++) {
            begun = begun.mustAnswer(seat)
                    ? begun.play(seat, Play.DECLINE).accepted().next()
                    : begun;
        }
        return begun;
    }

    Round round() {
        return round;
    }

    @Override
    public int hand(int seat) {
        return round.hand(seat).bits();
    }

    @Override
    public MadePlay next() {
        return next(round);
    }

    private MadePlay next(Round of) {
        int seat = of.turn();
        SeatView view = of.viewFor(seat);
        LegalPlays legal = LegalPlays.of(view);
        return MadePlay.of(seat, of.hand(seat).bits(), legal.get(bots.get(seat).choose(view, legal, LIMIT)));
    }

    @Override
    public void make(MadePlay play) {
        round = after(round, play);
    }

    private static Round after(Round of, MadePlay play) {
        return of.play(play.seat(), play.play()).accepted().next();
    }

    @Override
    public int gain(MadePlay play) {
        Round played = after(round, play);
        while (played.phase() != Phase.SETTLED) {
            played = after(played, next(played));
        }
        return played.result().orElseThrow().change().get(play.seat())
                - round.simulated().chips(play.seat());
    }
}
