package org.tiengow.lab.arena;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.tiengow.client.bot.Bot;
import org.tiengow.client.bot.BotSeat;
import org.tiengow.client.bot.SourcedBot;
import org.tiengow.engine.match.Match;
import org.tiengow.engine.round.Outcome;
import org.tiengow.engine.round.Round;
import org.tiengow.engine.round.RoundEvent;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Phase;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.SeatView;

/**
 * Several consecutive deals, played in one seating by one set of bots. For the bots they are one match.
 *
 * <p>The outcome depends on the series, the seating and the numbers of the deals, never on other sittings or on the thread.
 */
final class Sitting {
    private final Series series;
    private final Seating seating;
    private final int firstDeal;
    private final int deals;
    private final List<String> names;

    Sitting(Series series, Seating seating, int firstDeal, int deals) {
        this.series = series;
        this.seating = seating;
        this.firstDeal = firstDeal;
        this.deals = deals;
        this.names = seating.names();
    }

    /** Plays all deals, in order. */
    List<Game> play() {
        List<Bot> bots = new ArrayList<>();
        try {
            for (int seat = 0; seat < series.players(); seat++) {
                long seed = Seeds.mixed(series.seed(), firstDeal, seating.chance(), seat, 1);
                bots.add(seating.entrants().get(seat).maker().apply(seed));
            }
            return play(bots);
        } finally {
            bots.forEach(Bot::close);
        }
    }

    private List<Game> play(List<Bot> bots) {
        List<BotSeat.Player> players =
                names.stream().map(name -> new BotSeat.Player(name, true)).toList();
        for (int seat = 0; seat < bots.size(); seat++) {
            bots.get(seat).begin(new BotSeat(seat, series.rules(), players));
        }
        List<Game> games = new ArrayList<>();
        int[] chips = new int[bots.size()];
        for (int number = firstDeal; number < firstDeal + deals; number++) {
            Game game = play(number, bots);
            games.add(game);
            IntStream.range(0, chips.length)
                    .forEach(seat -> chips[seat] += game.result().change().get(seat));
        }
        List<Integer> sum = IntStream.of(chips).boxed().toList();
        List<Integer> places = new Match(series.rules().set(), chips.length, deals + 1, 0, 1, 0, sum).places();
        bots.forEach(bot -> bot.end(sum, places));
        return games;
    }

    private Game play(int number, List<Bot> bots) {
        List<DecisionCounts> decisions = new ArrayList<>(Collections.nCopies(bots.size(), DecisionCounts.NONE));
        Round finished = play(series.deal(number), bots, decisions);
        return new Game(series.match(number, seating), names, finished, decisions);
    }

    private Round play(ArenaDeal deal, List<Bot> bots, List<DecisionCounts> decisions) {
        Round round = Round.begin(deal.setup(), deal.deal());
        tell(round.opening(), bots);
        while (round.phase() != Phase.SETTLED) {
            if (Thread.currentThread().isInterrupted()) {
                throw new IllegalStateException("Nobody waits for this sitting any more.");
            }
            int seat = nextToAct(round);
            SeatView view = round.viewFor(seat);
            LegalPlays legal = LegalPlays.of(view);
            Play play = chosen(bots.get(seat).choose(view, legal, series.limit()), legal, seat);
            decisions.set(seat, decisions.get(seat).with(SourcedBot.of(bots.get(seat))));
            Outcome.Accepted accepted = round.play(seat, play).accepted();
            tell(accepted.events(), bots);
            round = accepted.next();
        }
        return round;
    }

    private static int nextToAct(Round round) {
        return IntStream.range(0, round.setup().players())
                .filter(round::mustAnswer)
                .findFirst()
                .orElseThrow();
    }

    private Play chosen(int index, LegalPlays legal, int seat) {
        if (index < 0 || index >= legal.size()) {
            throw new IllegalStateException(
                    names.get(seat) + " chose play " + index + " of " + legal.size() + " legal ones.");
        }
        return legal.get(index);
    }

    private static void tell(List<RoundEvent> events, List<Bot> bots) {
        for (RoundEvent event : events) {
            for (int seat = 0; seat < bots.size(); seat++) {
                bots.get(seat).saw(event.seenBy(seat));
            }
        }
    }
}
