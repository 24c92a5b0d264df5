package org.tiengow.presentation.start;

import java.util.List;
import java.util.OptionalInt;
import org.tiengow.client.connection.HostAddress;

/**
 * The start screen with its list of games. Texts are in the user's language, ready for display.
 *
 * @param gold the key of the likeliest action, which alone is gold: that of a row, of an offer, or the name of a {@link Deed}
 * @param guide the label of the guided round
 * @param guideAbout a detail about it; empty for those who have played it
 * @param looking the number of games found, in words
 * @param empty the text in place of the rows while there are none
 * @param rows the games and absent hosts; a row keeps its place as long as the screen is shown
 * @param problem the last problem; empty if absent
 * @param busy the operation in progress; empty if absent
 * @param stop the label of the button that stops it; empty if it cannot be stopped
 * @param offers the interrupted games that the user can resume
 */
public record StartScreen(
        String gold,
        String guide,
        String guideAbout,
        String looking,
        String empty,
        List<Row> rows,
        String problem,
        String busy,
        String stop,
        List<Offer> offers) {
    public StartScreen {
        rows = List.copyOf(rows);
        offers = List.copyOf(offers);
    }

    /** The actions that are always offered. */
    public enum Deed {
        HOST,
        PRACTISE,
        GUIDE
    }

    /**
     * An interrupted game.
     *
     * @param key an id unique among all offers; not secret
     * @param title its name
     * @param words its state
     * @param resume the label of the button that resumes it
     * @param own whether it was at a host of this program; otherwise it is a seat at another host, which can be given up
     */
    public record Offer(String key, String title, String words, String resume, boolean own) {}

    /** The ways of joining a game. */
    public enum JoinKind {
        JOIN,
        TAKE_BOT,
        WATCH
    }

    /** A row of the list. */
    public sealed interface Row permits Game, Away {
        /** Returns an id unique among all tables, the same after its host was lost and found. */
        String key();

        /** Returns the location of the table. */
        Target target();
    }

    /**
     * A table that is hosted on this network.
     *
     * @param key an id unique among all tables
     * @param colour the colour of the disc, 0 to 7
     * @param title its name
     * @param initial one letter for the disc
     * @param players its players
     * @param rules its rules, and the length or the progress of the match
     * @param taken the number of taken seats
     * @param seats the number of all seats
     * @param seatsWords both numbers in words
     * @param pin whether a PIN is required
     * @param ways the ways to join, the likeliest first; empty if the table has failed, or has neither a seat nor room for spectators
     * @param target its location
     */
    public record Game(
            String key,
            int colour,
            String title,
            String initial,
            String players,
            String rules,
            int taken,
            int seats,
            String seatsWords,
            boolean pin,
            List<Way> ways,
            Target target)
            implements Row {
        public Game {
            ways = List.copyOf(ways);
        }
    }

    /**
     * A known host that does not answer now. It may be reachable all the same.
     *
     * @param key an id unique among all tables
     * @param name its name
     * @param where its last known address, in words
     * @param target its last known address, to connect to
     */
    public record Away(String key, String name, String where, Target target) implements Row {}

    /**
     * A way to join a table.
     *
     * @param kind the kind
     * @param seat the bot's seat to take over; empty for any seat, and for watching
     * @param words its label
     */
    public record Way(JoinKind kind, OptionalInt seat, String words) {}

    /**
     * The location of a table.
     *
     * @param address the address of its host
     * @param fingerprint the fingerprint of the host's key; empty for an unencrypted connection
     * @param table its number at the host
     */
    public record Target(HostAddress address, String fingerprint, int table) {}
}
