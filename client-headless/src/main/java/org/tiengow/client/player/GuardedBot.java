package org.tiengow.client.player;

import java.time.Duration;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tiengow.client.bot.Bot;
import org.tiengow.client.bot.BotSeat;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.SeatEvent;
import org.tiengow.engine.seat.SeatView;

/**
 * A wrapper that logs the faults of a bot instead of passing them on. A fault costs only the call in which it happens. The exception is
 * {@link #begin}, whose faults are thrown.
 */
final class GuardedBot {
    private static final Logger LOG = LoggerFactory.getLogger(GuardedBot.class);

    private final String name;
    private final Bot bot;

    GuardedBot(String name, Bot bot) {
        this.name = name;
        this.bot = bot;
    }

    /** Begins a match, and throws what the bot throws. A bot that cannot begin, such as a missing program, cannot play. */
    void begin(BotSeat seat) {
        bot.begin(seat);
    }

    void saw(SeatEvent event) {
        guarded(() -> bot.saw(event));
    }

    void voided() {
        guarded(bot::voided);
    }

    void end(List<Integer> chips, List<Integer> places) {
        guarded(() -> bot.end(chips, places));
    }

    void close() {
        guarded(bot::close);
    }

    /** Returns the bot's choice, or a safe play if the bot fails or its index does not exist. */
    Play choose(SeatView view, LegalPlays legal, Duration limit) {
        try {
            return legal.get(bot.choose(view, legal, limit));
        } catch (RuntimeException fault) {
            LOG.warn("{} failed to choose; a safe play is made", name, fault);
            return legal.safe().orElseThrow();
        }
    }

    private void guarded(Runnable call) {
        try {
            call.run();
        } catch (RuntimeException fault) {
            LOG.warn("{} failed", name, fault);
        }
    }
}
