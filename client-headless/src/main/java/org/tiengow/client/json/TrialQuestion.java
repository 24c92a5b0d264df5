package org.tiengow.client.json;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import org.tiengow.client.bot.BotSeat;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.round.Round;
import org.tiengow.engine.round.RoundSetup;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.SeatView;

/** The lines with which a program is tried out before it plays: the lead of one fixed deal. */
public final class TrialQuestion {
    private static final int PLAYERS = 4;
    private static final int SEAT = 0;

    private TrialQuestion() {}

    /**
     * Returns the lines, the question last.
     *
     * @param millis the time limit in milliseconds
     */
    public static List<String> lines(long millis) {
        TableRules rules = TableRules.named(RuleSets.DEFAULT_ID);
        Round round = Round.begin(
                new RoundSetup(rules.set(), PLAYERS, 1, SEAT, 1, 0, 1, Collections.nCopies(PLAYERS, 0)),
                Deal.shuffled(PLAYERS, new SplittableRandom(1)::nextInt));
        List<String> lines = new ArrayList<>();
        lines.add(BotLines.hello(
                new BotSeat(SEAT, rules, Collections.nCopies(PLAYERS, new BotSeat.Player("trial", true))), 1));
        round.opening().forEach(event -> BotLines.event(event.seenBy(SEAT)).ifPresent(lines::add));
        SeatView view = round.viewFor(SEAT);
        lines.add(BotLines.decide(1, millis, view, LegalPlays.of(view)));
        return lines;
    }
}
