package org.tiengow.presentation.words;

import java.util.List;
import java.util.stream.IntStream;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.table.Holder;
import org.tiengow.client.session.table.SeatState;
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

    /** Those at a table. */
    public static People of(Words words, TableState table) {
        List<String> names = table.seats().stream()
                .map(seat -> seat.isFree() ? words.get("free.seat") : name(words, seat))
                .toList();
        return new People(
                words, names, table.seats().stream().map(People::colour).toList(), table.mySeat());
    }

    /** The colour of a seat; where the host gives it none, its place among the seats does. */
    public static int colour(SeatState seat) {
        return seat.colour() == null ? seat.seat() : seat.colour().ordinal();
    }

    /** Somebody's name; the bots of a host have theirs in each language. */
    public static String name(Words words, SeatState seat) {
        String key = "bot." + seat.name();
        return seat.holder() == Holder.BOT && words.has(key) ? words.get(key) : seat.name();
    }

    /** The letter on somebody's disc: the first that tells people apart, which the 阿 of Cantonese names does not. */
    public static String initial(String name) {
        if (name.isEmpty()) {
            return "";
        }
        int from = name.startsWith("阿") && name.length() > 1 ? 1 : 0;
        return Words.capital(name.substring(from, name.offsetByCodePoints(from, 1)));
    }

    /** The letter on the disc of a seat: of the reader's own name too. */
    public String initial(int seat) {
        return initial(other(seat));
    }

    /** Whether a seat is the reader's. */
    public boolean isMe(int seat) {
        return seat != Seats.NONE && seat == me;
    }

    /** A seat's colour, 0 to 7: the one its holder has at this table. */
    public int colour(int seat) {
        return colours.get(seat);
    }

    /** A name that may begin a sentence: "You", or "Mei". */
    public String name(int seat) {
        return isMe(seat) ? words.get("you") : other(seat);
    }

    /** A name inside a sentence: "you", or "Mei". */
    public String inSentence(int seat) {
        return isMe(seat) ? words.get("you.inSentence") : other(seat);
    }

    /** A sentence about a seat: the text under {@code key.you} for the reader, else the one under {@code key}. */
    public String sentence(String key, int seat, Object... parts) {
        return words.get(isMe(seat) ? key + ".you" : key, parts);
    }

    private String other(int seat) {
        return seat >= 0 && seat < names.size() ? names.get(seat) : words.get("bank");
    }
}
