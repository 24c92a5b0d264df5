package org.tiengow.swing.view.shell;

import java.time.Duration;
import java.util.Optional;
import org.tiengow.client.bot.Bot;
import org.tiengow.client.bot.BotSeat;
import org.tiengow.client.level.Level;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.table.Decision;
import org.tiengow.client.session.table.Holder;
import org.tiengow.engine.seat.Play;

/** What a steady player would do in the reader's place, judged from the reader's own view. */
final class Hints {
    private static final Duration LIMIT = Duration.ofMillis(200);

    private Hints() {}

    /** A play for the open decision; empty when there is none. */
    static Optional<Play> of(TableState table) {
        Decision decision = table.decision();
        if (decision == null || table.view() == null) {
            return Optional.empty();
        }
        try (Bot bot = Level.STEADY.bot(0)) {
            bot.begin(new BotSeat(
                    table.mySeat(),
                    table.rules(),
                    table.seats().stream()
                            .map(seat -> new BotSeat.Player(seat.name(), seat.holder() == Holder.BOT))
                            .toList()));
            return Optional.of(decision.legal().get(bot.choose(table.view(), decision.legal(), LIMIT)));
        }
    }
}
