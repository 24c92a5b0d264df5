package org.tiengow.lab.arena;

import java.time.Duration;
import java.util.List;
import java.util.function.LongFunction;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.bot.Bot;
import org.tiengow.client.bot.BotSeat;
import org.tiengow.client.bot.DecisionSource;
import org.tiengow.client.bot.SourcedBot;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.SeatEvent;
import org.tiengow.engine.seat.SeatView;

/** A bot that is replaced by a new one for every round, each with its own seed. */
final class RenewedBot implements SourcedBot {
    private final LongFunction<Bot> maker;
    private final long seed;
    private int rounds;
    private Bot bot;
    private @Nullable BotSeat seat;

    RenewedBot(LongFunction<Bot> maker, long seed) {
        this.maker = maker;
        this.seed = seed;
        this.bot = maker.apply(seed);
    }

    @Override
    public void begin(BotSeat where) {
        seat = where;
        bot.begin(where);
    }

    @Override
    public void saw(SeatEvent event) {
        if (event instanceof SeatEvent.RoundBegan) {
            bot.close();
            bot = maker.apply(Seeds.mixed(seed, rounds++));
            if (seat != null) {
                bot.begin(seat);
            }
        }
        bot.saw(event);
    }

    @Override
    public void voided() {
        bot.voided();
    }

    @Override
    public int choose(SeatView view, LegalPlays legal, Duration limit) {
        return bot.choose(view, legal, limit);
    }

    @Override
    public DecisionSource source() {
        return SourcedBot.of(bot);
    }

    @Override
    public void end(List<Integer> chips, List<Integer> places) {
        bot.end(chips, places);
    }

    @Override
    public void close() {
        bot.close();
    }
}
