package org.tiengow.presentation.words;

import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.table.Deadline;

/**
 * A text that may contain a countdown. The value does not change while the time runs down.
 *
 * @param before the text before the remaining time
 * @param ends the end of the countdown; null if absent
 * @param after the text after the remaining time
 */
public record TimedText(String before, @Nullable Deadline ends, String after) {
    private static final String TIME = "\u0000";
    private static final long SECOND = 1_000_000_000L;

    /** Returns a text without a countdown. */
    public static TimedText of(String text) {
        return new TimedText(text, null, "");
    }

    /**
     * Returns a text of the bundle whose first placeholder is the remaining time.
     *
     * @param others the values of the other placeholders
     */
    public static TimedText of(Words words, String key, Deadline ends, Object... others) {
        String text =
                words.get(key, Stream.concat(Stream.of(TIME), Stream.of(others)).toArray());
        int place = text.indexOf(TIME);
        return new TimedText(text.substring(0, place), ends, text.substring(place + TIME.length()));
    }

    /** Returns the whole text at {@code now}, a moment of {@link System#nanoTime()}, such as "Trying to reconnect, 0:45 left." */
    public String at(long now) {
        if (ends == null) {
            return before;
        }
        return before + Words.clock((ends.left(now).toNanos() + SECOND - 1) / SECOND) + after;
    }
}
