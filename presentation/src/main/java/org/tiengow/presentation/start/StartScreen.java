package org.tiengow.presentation.start;

import java.util.List;
import java.util.OptionalInt;
import org.tiengow.client.connection.HostAddress;

/**
 * The list of games on the start screen: finished words, in the reader's language.
 *
 * @param deeds what may be begun here, the likeliest first
 * @param gold of what the first is the likeliest of all, and alone gold
 * @param looking how many have been found
 * @param empty what stands in the place of the games while there are none
 * @param games a row a table, in the order they were found
 * @param away hosts met before that do not answer now, the last one first
 * @param problem what went wrong last; empty if there is nothing
 * @param busy what is being done now; empty if there is nothing
 * @param stop the label of what ends that; empty where nothing does
 * @param held the seats this person may return to: those at hosts that are here, and of these the latest, first
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
    /** Copies the lists. */
    public StartScreen {
        deeds = List.copyOf(deeds);
        games = List.copyOf(games);
        away = List.copyOf(away);
        held = List.copyOf(held);
    }

    /** Of what the first is the likeliest. */
    public enum Gold {
        DEED,
        GAME,
        SEAT
    }

    /**
     * A seat this person holds at a host.
     *
     * @param key names it among all, and is no secret
     * @param title whose table it is at
     * @param words the name it is held under, and since when
     */
    public record Held(String key, String title, String words) {}

    /** What may be begun. */
    public enum DeedKind {
        GO_ON,
        GUIDE,
        PRACTISE,
        HOST
    }

    /**
     * Something that may be begun.
     *
     * @param kind what
     * @param words what it is called
     * @param about more about it, where it is the first; may be empty
     */
    public record Deed(DeedKind kind, String words, String about) {}

    /** What joining a game means. */
    public enum JoinKind {
        JOIN,
        TAKE_BOT,
        WATCH
    }

    /**
     * A table somebody hosts on this network.
     *
     * @param key names it among all, as long as it is there
     * @param colour of the disc, 0 to 7
     * @param title its name
     * @param initial one letter for the disc
     * @param players who sits there
     * @param rules which rules, how long
     * @param taken seats that are taken
     * @param seats seats in all
     * @param seatsWords the same in words
     * @param pin whether a PIN is asked for
     * @param ways what may be done, the likeliest first; never empty but for a table that is closed
     * @param target where it is
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
        /** Copies the list. */
        public Game {
            ways = List.copyOf(ways);
        }
    }

    /**
     * A host met before that does not answer now: it may be there all the same.
     *
     * @param name its name
     * @param where where it was last, in words
     * @param target the same to connect to
     */
    public record Away(String name, String where, Target target) {}

    /**
     * A way to a table.
     *
     * @param kind what it means
     * @param seat the bot's seat that is taken; empty for any seat, and to watch
     * @param words what it is called
     */
    public record Way(JoinKind kind, OptionalInt seat, String words) {}

    /**
     * Where a table is.
     *
     * @param address of its host
     * @param fingerprint of its host; empty for a plain connection
     * @param table its number there
     */
    public record Target(HostAddress address, String fingerprint, int table) {}
}
