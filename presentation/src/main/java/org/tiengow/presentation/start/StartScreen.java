package org.tiengow.presentation.start;

import java.util.List;
import java.util.OptionalInt;
import org.tiengow.client.connection.HostAddress;

/**
 * The start screen with its list of games. Texts are in the user's language, ready for display.
 *
 * @param deeds the actions, the likeliest first
 * @param gold the list whose first entry is the likeliest of all; only that entry is gold
 * @param looking the number of games found, in words
 * @param empty the text in place of the games while there are none
 * @param games the tables, in the order they were found
 * @param away known hosts that do not answer now, the last one first
 * @param problem the last problem; empty if absent
 * @param busy the operation in progress; empty if absent
 * @param stop the label of the button that stops it; empty if it cannot be stopped
 * @param held the seats to which the user can return, those at present hosts first, and among them the latest first
 */
public record StartScreen(
        List<Deed> deeds,
        Gold gold,
        String looking,
        String empty,
        List<Game> games,
        List<Away> away,
        String problem,
        String busy,
        String stop,
        List<Held> held) {
    public StartScreen {
        deeds = List.copyOf(deeds);
        games = List.copyOf(games);
        away = List.copyOf(away);
        held = List.copyOf(held);
    }

    /** The lists of the start screen. */
    public enum Gold {
        DEED,
        GAME,
        SEAT
    }

    /**
     * A seat that the user holds at a host.
     *
     * @param key an id unique among all seats; not secret
     * @param title the host of the table
     * @param words the name under which it is held, and since when
     */
    public record Held(String key, String title, String words) {}

    /** The kinds of actions. */
    public enum DeedKind {
        GO_ON,
        GUIDE,
        PRACTISE,
        HOST
    }

    /**
     * An action.
     *
     * @param kind the kind
     * @param words its label
     * @param about a detail, shown if it is the first; may be empty
     */
    public record Deed(DeedKind kind, String words, String about) {}

    /** The ways of joining a game. */
    public enum JoinKind {
        JOIN,
        TAKE_BOT,
        WATCH
    }

    /**
     * A table that is hosted on this network.
     *
     * @param key an id unique among all tables, as long as it is there
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
            Target target) {
        public Game {
            ways = List.copyOf(ways);
        }
    }

    /**
     * A known host that does not answer now. It may be reachable all the same.
     *
     * @param name its name
     * @param where its last known address, in words
     * @param target its last known address, to connect to
     */
    public record Away(String name, String where, Target target) {}

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
