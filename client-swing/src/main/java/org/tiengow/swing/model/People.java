package org.tiengow.swing.model;

import java.util.List;
import java.util.stream.IntStream;
import org.tiengow.engine.seat.Seats;

/**
 * Those at a table, by name; the reader is <i>you</i>.
 *
 * @param words the language
 * @param names a seat each; the word for a free seat where nobody sits
 * @param colours a seat each, 0 to 7
 * @param me the reader's seat, or {@link Seats#NONE} for one who watches
 */
public record People(Words words, List<String> names, List<Integer> colours, int me) {
    public People {
        names = List.copyOf(names);
        colours = List.copyOf(colours);
    }

    /** Those at a table whose seats have the colours in their order. */
    public People(Words words, List<String> names, int me) {
        this(words, names, IntStream.range(0, names.size()).boxed().toList(), me);
    }

    /** Whether a seat is the reader's. */
    boolean isMe(int seat) {
        return seat != Seats.NONE && seat == me;
    }

    /** A seat's colour, 0 to 7: the one its holder has at this table. */
    int colour(int seat) {
        return colours.get(seat);
    }

    /** A name that may begin a sentence: "You", or "Mei". */
    public String name(int seat) {
        return isMe(seat) ? words.get("you") : other(seat);
    }

    /** A name inside a sentence: "you", or "Mei". */
    String inSentence(int seat) {
        return isMe(seat) ? words.get("you.inSentence") : other(seat);
    }

    /** A sentence about a seat: the text under {@code key.you} for the reader, else the one under {@code key}. */
    String sentence(String key, int seat, Object... parts) {
        return words.get(isMe(seat) ? key + ".you" : key, parts);
    }

    private String other(int seat) {
        return seat >= 0 && seat < names.size() ? names.get(seat) : words.get("bank");
    }
}
