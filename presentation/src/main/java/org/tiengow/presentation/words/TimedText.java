package org.tiengow.presentation.words;

import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.table.Deadline;

/**
 * A text in which a time may run down: it stays the same value while it does.
 *
 * @param before what stands before the time that is left
 * @param ends when nothing is left of it; null: there is no time in it
 * @param after what stands after it
 */
public record TimedText(String before, @Nullable Deadline ends, String after) {
    private static final String TIME = "\u0000";
    private static final long SECOND = 1_000_000_000L;

    /** A text without a time. */
    public static TimedText of(String text) {
        return new TimedText(text, null, "");
    }

    /** A text of the bundle whose first place is for the time. */
    public static TimedText of(Words words, String key, Deadline ends) {
        String text = words.get(key, TIME);
        int place = text.indexOf(TIME);
        return new TimedText(text.substring(0, place), ends, text.substring(place + TIME.length()));
    }

    /** The whole text at a moment of {@link System#nanoTime()}, such as "Trying again for 0:45 more." */
    public String at(long now) {
        if (ends == null) {
            return before;
        }
        return before + Words.clock((ends.left(now).toNanos() + SECOND - 1) / SECOND) + after;
    }
}
