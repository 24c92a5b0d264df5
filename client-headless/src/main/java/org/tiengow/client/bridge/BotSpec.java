package org.tiengow.client.bridge;

import org.tiengow.client.bot.Bot;
import org.tiengow.client.level.Level;

/** A strategy named on a command line: a level, {@code exec:COMMAND}, or {@code jar:FILE#CLASS} (contracts 1). */
public interface BotSpec {
    /**
     * Understands a text.
     *
     * @throws IllegalArgumentException with a sentence for a person, when it names no strategy
     */
    static BotSpec parse(String text) {
        return Level.named(text)
                .map(level -> (BotSpec) level::bot)
                .orElseThrow(() -> new IllegalArgumentException("There is no level \"" + text + "\"; there are "
                        + String.join(", ", Level.ids()) + ", exec:COMMAND and jar:FILE#CLASS."));
    }

    /**
     * A new bot for one seat.
     *
     * @param seed what its chance, if it has any, begins from
     */
    Bot newBot(long seed);
}
