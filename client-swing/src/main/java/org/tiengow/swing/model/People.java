package org.tiengow.swing.model;

import java.util.List;
import org.tiengow.engine.seat.Seats;

/**
 * Those at a table, by name; the reader is <i>you</i>.
 *
 * @param words the language
 * @param names a seat each; the word for a free seat where nobody sits
 * @param me the reader's seat, or {@link Seats#NONE} for one who watches
 */
public record People(Words words, List<String> names, int me) {
    public People {
        names = List.copyOf(names);
    }

    /** Whether a seat is the reader's. */
    boolean isMe(int seat) {
        return seat != Seats.NONE && seat == me;
    }

    /** A seat's colour, 0 to 3: the reader has the first one, the others follow in the order of play of round 1. */
    int colour(int seat) {
        return me == Seats.NONE ? seat : Math.floorMod(seat - me, names.size());
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
