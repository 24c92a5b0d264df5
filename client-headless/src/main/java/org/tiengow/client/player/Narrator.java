package org.tiengow.client.player;

import java.util.List;
import org.tiengow.client.bot.Bot;
import org.tiengow.client.bot.BotSeat;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.table.FinishedRound;
import org.tiengow.client.session.table.Holder;
import org.tiengow.engine.seat.SeatEvent;

/**
 * Translates the states of a session into the calls that {@link Bot} promises, in their order. Each state must be passed once, in order.
 */
final class Narrator {
    private static final int NO_ROUND = 0;

    private final GuardedBot bot;
    private String match = "";
    private boolean over = true;
    private int round = NO_ROUND;

    Narrator(GuardedBot bot) {
        this.bot = bot;
    }

    /** Reports the news of a state to the bot. The only exceptions thrown are those of {@link Bot#begin}. */
    void tell(SessionState before, SessionState state) {
        state.atTable()
                .filter(table -> table.isSeated() && table.view() != null)
                .ifPresent(table -> tell(table, table.newsSince(before)));
    }

    /** Checks whether a match was played to its end and no other has begun. */
    boolean isMatchOver() {
        return over && !match.isEmpty();
    }

    private void tell(TableState table, List<SeatEvent> news) {
        boolean playing = table.played().places().isEmpty();
        if (playing && !table.match().equals(match)) {
            begin(table);
        }
        if (!over) {
            news.forEach(this::tell);
            over = !playing;
            if (over) {
                bot.end(finalChips(table), table.played().places());
            }
        }
    }

    private void begin(TableState table) {
        match = table.match();
        over = false;
        round = NO_ROUND;
        List<BotSeat.Player> players = table.seats().stream()
                .map(seat -> new BotSeat.Player(seat.name(), seat.holder() == Holder.BOT))
                .toList();
        bot.begin(new BotSeat(table.mySeat(), table.rules(), players));
    }

    private void tell(SeatEvent event) {
        if (event instanceof SeatEvent.RoundBegan began) {
            if (began.round() == round) {
                bot.voided();
            }
            round = began.round();
        }
        bot.saw(event);
    }

    private static List<Integer> finalChips(TableState table) {
        List<FinishedRound> rounds = table.rounds();
        return rounds.isEmpty() ? List.of() : rounds.get(rounds.size() - 1).chips();
    }
}
