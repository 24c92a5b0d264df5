package org.tiengow.swing.model;

import java.util.List;
import org.tiengow.client.session.Reveal;
import org.tiengow.client.session.TableOptions;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;

/**
 * A table before a match: finished words, in the reader's language.
 *
 * @param title the table's name
 * @param joinAt where others join; empty where the reader cannot know
 * @param seats the reader's first, then in playing order
 * @param clockwise whether the next player sits on the left (rules 2.1)
 * @param direction which way round play goes
 * @param acts the buttons below the table, from left to right
 * @param note what Start waits for
 * @param rules the rules of the table
 * @param chat what was said, oldest first
 * @param banner what is wrong with the connection; empty when nothing is
 */
public record LobbyScreen(
        String title,
        String joinAt,
        List<Seat> seats,
        boolean clockwise,
        String direction,
        List<Act> acts,
        String note,
        Rules rules,
        List<TableScreen.ChatLine> chat,
        String banner) {
    /** Copies the lists. */
    public LobbyScreen {
        seats = List.copyOf(seats);
        acts = List.copyOf(acts);
        chat = List.copyOf(chat);
    }

    /** Who holds a seat. */
    public enum SeatKind {
        FREE,
        PERSON,
        BOT
    }

    /**
     * A seat at the table.
     *
     * @param seat its number
     * @param colour 0 to 3
     * @param name "Kit (you)" for the reader
     * @param initial one letter for the disc; empty for a free seat
     * @param note below the name
     * @param kind who holds it
     * @param ready whether a tick stands beside it
     * @param lost whether its connection is lost
     * @param acts what the reader may do with it, in a menu; empty for nothing
     * @param accessible what a screen reader says
     */
    public record Seat(
            int seat,
            int colour,
            String name,
            String initial,
            String note,
            SeatKind kind,
            boolean ready,
            boolean lost,
            List<SeatAct> acts,
            String accessible) {
        /** Copies the list. */
        public Seat {
            acts = List.copyOf(acts);
        }
    }

    /** What may be done with a seat. */
    public enum SeatActKind {
        ADD_BOT,
        REMOVE_BOT,
        KICK,
        SWAP
    }

    /**
     * Something that may be done with a seat.
     *
     * @param kind what
     * @param words what it is called
     * @param level the level of a bot to be added; else empty
     * @param other the seat to swap with; else −1
     */
    public record SeatAct(SeatActKind kind, String words, String level, int other) {}

    /** The buttons below the table. */
    public enum ActKind {
        FILL,
        READY,
        NOT_READY,
        START
    }

    /**
     * A button below the table.
     *
     * @param kind what it does
     * @param words its label
     * @param main whether it is the main button
     * @param enabled whether it may be done
     */
    public record Act(ActKind kind, String words, boolean main, boolean enabled) {}

    /**
     * The rules of the table.
     *
     * @param inForce the rules
     * @param options what else the table has chosen
     * @param editable whether the reader may change them
     * @param note who may, where the reader may not; empty otherwise
     * @param sets the named rule sets
     * @param about what a game under these rules is like
     * @param comparedWith the id of the rule set they are compared with
     * @param differsTitle the heading of the differences
     * @param thereColumn the name of the rules compared with
     * @param hereColumn the name of these rules
     * @param differences what differs; empty for nothing
     * @param rounds how long a match may be
     * @param turnSeconds how long a turn may take
     * @param reveals when the deal may be shown
     */
    public record Rules(
            TableRules inForce,
            TableOptions options,
            boolean editable,
            String note,
            List<Option<String>> sets,
            String about,
            String comparedWith,
            String differsTitle,
            String thereColumn,
            String hereColumn,
            List<RulesWords.Difference> differences,
            List<Option<Integer>> rounds,
            List<Option<Integer>> turnSeconds,
            List<Option<Reveal>> reveals) {
        /** Copies the lists. */
        public Rules {
            sets = List.copyOf(sets);
            differences = List.copyOf(differences);
            rounds = List.copyOf(rounds);
            turnSeconds = List.copyOf(turnSeconds);
            reveals = List.copyOf(reveals);
        }
    }

    /**
     * A parameter that may be set by hand.
     *
     * @param parameter which
     * @param title its name
     * @param value the value in force
     * @param values what it may be
     */
    public record Knob(Parameter parameter, String title, Object value, List<Option<Object>> values) {
        /** Copies the list. */
        public Knob {
            values = List.copyOf(values);
        }
    }
}
