package org.tiengow.presentation.words;

import java.util.List;
import java.util.stream.IntStream;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.table.FinishedMatch;
import org.tiengow.client.session.table.Holder;
import org.tiengow.client.session.table.SeatColour;
import org.tiengow.client.session.table.SeatState;
import org.tiengow.engine.seat.Seats;

/**
 * The people at a table by name; the user is addressed as <i>you</i>.
 *
 * @param words the language
 * @param names the name for each seat; a free seat has the word for it
 * @param colours the colour of each seat, 0 to 7
 * @param me the user's seat, or {@link Seats#NONE} for a spectator
 */
public record People(Words words, List<String> names, List<Integer> colours, int me) {
    public People {
        names = List.copyOf(names);
        colours = List.copyOf(colours);
    }

    /** Creates the people of a table whose seats have the colours 0, 1, 2 and so on. */
    public People(Words words, List<String> names, int me) {
        this(words, names, IntStream.range(0, names.size()).boxed().toList(), me);
    }

    /** Returns the people at a table. */
    public static People of(Words words, TableState table) {
        List<String> names = table.seats().stream()
                .map(seat -> seat.isFree() ? words.get("free.seat") : name(words, seat))
                .toList();
        return new People(
                words, names, table.seats().stream().map(People::colour).toList(), table.mySeat());
    }

    /** Returns the players of a table's match. Once it is over, their seats may have other holders. */
    public static People players(Words words, SessionState state, TableState table) {
        return state.finishedMatches().stream()
                .filter(match -> match.match().equals(table.match())
                        && match.players().size() == table.seats().size())
                .findFirst()
                .map(match -> of(words, match, table))
                .orElseGet(() -> of(words, table));
    }

    private static People of(Words words, FinishedMatch match, TableState table) {
        List<FinishedMatch.Player> players = match.players();
        boolean played = table.isSeated()
                && players.get(table.mySeat())
                        .name()
                        .equals(table.seats().get(table.mySeat()).name());
        return new People(
                words,
                players.stream()
                        .map(player -> name(words, player.name(), player.bot()))
                        .toList(),
                IntStream.range(0, players.size())
                        .mapToObj(seat -> {
                            SeatColour colour = players.get(seat).colour();
                            return colour == null ? seat : colour.ordinal();
                        })
                        .toList(),
                played ? table.mySeat() : Seats.NONE);
    }

    /** Returns the colour of a seat; if the host assigns none, its number. */
    public static int colour(SeatState seat) {
        return seat.colour() == null ? seat.seat() : seat.colour().ordinal();
    }

    /** Returns the name of a seat's holder. The names of a host's bots are translated. */
    public static String name(Words words, SeatState seat) {
        return name(words, seat.name(), seat.holder() == Holder.BOT);
    }

    /** Returns the name of a player as shown. The names of a host's bots are translated. */
    public static String name(Words words, String name, boolean isBot) {
        String key = "bot." + name;
        return isBot && words.has(key) ? words.get(key) : name;
    }

    /** Returns the letter for the disc: the first one that tells people apart, which the 阿 of Cantonese names does not. */
    public static String initial(String name) {
        if (name.isEmpty()) {
            return "";
        }
        int from = name.startsWith("阿") && name.length() > 1 ? 1 : 0;
        return Words.capital(name.substring(from, name.offsetByCodePoints(from, 1)));
    }

    /** Returns the letter for the disc of a seat; for the user's own seat it comes from the user's name, not from "You". */
    public String initial(int seat) {
        return initial(other(seat));
    }

    /** Checks whether the person with this name holds this seat; false for {@link Seats#NONE} and a seat that does not exist. */
    public boolean isAt(int seat, String name) {
        return seat >= 0 && seat < names.size() && names.get(seat).equals(name);
    }

    /** Checks whether a seat is the user's. */
    public boolean isMe(int seat) {
        return seat != Seats.NONE && seat == me;
    }

    /** Returns the colour of a seat, 0 to 7. */
    public int colour(int seat) {
        return colours.get(seat);
    }

    /** Returns a name that may begin a sentence: "You", or "Mei". */
    public String name(int seat) {
        return isMe(seat) ? words.get("you") : other(seat);
    }

    /** Returns a name inside a sentence: "you", or "Mei". */
    public String inSentence(int seat) {
        return isMe(seat) ? words.get("you.inSentence") : other(seat);
    }

    /** Returns a sentence about a seat: the text under {@code key.you} for the user, and the one under {@code key} for others. */
    public String sentence(String key, int seat, Object... parts) {
        return words.get(isMe(seat) ? key + ".you" : key, parts);
    }

    private String other(int seat) {
        return seat >= 0 && seat < names.size() ? names.get(seat) : words.get("bank");
    }
}
