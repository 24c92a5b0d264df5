package org.tiengow.client.book;

import java.time.Instant;
import java.util.List;
import org.tiengow.client.session.table.FinishedMatch;
import org.tiengow.client.session.validation.ShownText;
import org.tiengow.engine.seat.Seats;

/**
 * A finished match in the book. Lists have one element a seat unless said otherwise.
 *
 * @param at when this program learned that the match was over
 * @param me the seat of this program's user; {@link Seats#NONE} without one
 * @param result the result
 * @param keys the identity keys of the players in hexadecimal digits; empty for a bot, and for a person without a known key
 * @param rounds the rounds that this program saw, in order; those of a match from before its arrival are missing
 */
public record BookMatch(Instant at, int me, FinishedMatch result, List<String> keys, List<BookRound> rounds) {
    private static final int FEWEST_PLAYERS = 2;
    private static final int LONGEST_TEXT = 200;

    /**
     * @throws IllegalArgumentException when the parts do not fit together
     */
    public BookMatch {
        keys = List.copyOf(keys);
        rounds = List.copyOf(rounds);
        int players = result.players().size();
        require(isText(result.match()) && isText(result.rulesId()), "the match has no id");
        require(players >= FEWEST_PLAYERS && keys.size() == players, "there is not one key for each player");
        require(me == Seats.NONE || isSeat(me, players), "the user's seat is missing");
        for (FinishedMatch.Player player : result.players()) {
            require(isText(player.name()), "a player has no name");
        }
        for (BookRound round : rounds) {
            require(
                    round.round() > 0
                            && isSeat(round.winner(), players)
                            && round.change().size() == players,
                    "a round has other players");
            for (BookRound.Transfer paid : round.paid()) {
                require(isSeat(paid.from(), players) && isSeat(paid.to(), players), "a payment has other players");
            }
        }
    }

    /** Returns the id of the match. */
    public String id() {
        return result.match();
    }

    /** Returns the number of people among the players. */
    public long people() {
        return result.players().stream().filter(player -> !player.bot()).count();
    }

    /** Returns the match as the holder of a key may see it, who is then its user if the key is among the players'. */
    BookMatch seenBy(String key) {
        int seat = keys.indexOf(key);
        return new BookMatch(
                at,
                seat,
                result,
                keys.stream().map(each -> each.equals(key) ? key : "").toList(),
                rounds.stream().map(round -> round.seenBy(seat)).toList());
    }

    /** Returns this match, with what another program, or this one at another time, knows besides. */
    BookMatch and(BookMatch other) {
        boolean sameSeats = other.keys.size() == keys.size();
        return new BookMatch(
                at,
                me == Seats.NONE && sameSeats ? other.me : me,
                result,
                sameSeats && count(other.keys) > count(keys) ? other.keys : keys,
                sameSeats && known(other.rounds) > known(rounds) ? other.rounds : rounds);
    }

    private static long count(List<String> keys) {
        return keys.stream().filter(key -> !key.isEmpty()).count();
    }

    /** Returns how much is known of rounds: each counts, and each whose payments were seen counts again. */
    private static long known(List<BookRound> rounds) {
        return rounds.size()
                + rounds.stream().filter(round -> !round.paid().isEmpty()).count();
    }

    private static boolean isText(String text) {
        return !text.isBlank() && text.length() <= LONGEST_TEXT && ShownText.isHarmless(text);
    }

    private static boolean isSeat(int seat, int players) {
        return seat >= 0 && seat < players;
    }

    private static void require(boolean holds, String problem) {
        if (!holds) {
            throw new IllegalArgumentException("A match of the book is refused: " + problem + ".");
        }
    }
}
