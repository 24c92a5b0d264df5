package org.tiengow.presentation.lobby;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.table.Reveal;
import org.tiengow.client.session.table.SeatFace;
import org.tiengow.client.session.table.TableOptions;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.presentation.rules.RulesWords;
import org.tiengow.presentation.table.TableSide;
import org.tiengow.presentation.words.Option;

/**
 * A table before a match: finished words, in the reader's language.
 *
 * @param title the table's name
 * @param joinAt where others join, the likeliest address; empty where the reader cannot know
 * @param joinAtAll the same with all addresses
 * @param hostWords the words of the host's key, to be compared by reading them aloud; empty where there is none
 * @param invite the label of the way to the invitation, with the join code; empty where the reader cannot know
 * @param seats the reader's first, then in playing order
 * @param clockwise whether the next player sits on the left (rules 2.1)
 * @param direction which way round play goes
 * @param colours what the reader may choose for the own seat; empty without one
 * @param faces what the reader may choose beside it; empty without a seat, and where the host gives none
 * @param acts the buttons below the table, from left to right
 * @param note what Start waits for
 * @param watching who watches; empty if there is nobody
 * @param evening the label of the way to the evening's sheet; empty before the first match is over
 * @param handOut how a friend gets the program from here
 * @param phones how a phone joins here
 * @param rules the rules of the table
 * @param chat what was said, oldest first
 * @param prompt in the empty field
 * @param phrases what one click says
 * @param banner what is wrong with the connection; empty when nothing is
 */
public record LobbyScreen(
        String title,
        String joinAt,
        String joinAtAll,
        String hostWords,
        String invite,
        List<Seat> seats,
        boolean clockwise,
        String direction,
        List<Colour> colours,
        List<Face> faces,
        List<Act> acts,
        String note,
        String watching,
        String evening,
        Giving handOut,
        Phones phones,
        Rules rules,
        List<TableSide.ChatLine> chat,
        String prompt,
        List<String> phrases,
        String banner) {
    /** Copies the lists. */
    public LobbyScreen {
        seats = List.copyOf(seats);
        colours = List.copyOf(colours);
        faces = List.copyOf(faces);
        acts = List.copyOf(acts);
        chat = List.copyOf(chat);
        phrases = List.copyOf(phrases);
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
     * @param colour 0 to 7
     * @param name "Kit (you)" for the reader
     * @param initial one letter for the disc; empty for a free seat
     * @param face drawn on the disc; null for a free seat, and where the host gives none
     * @param note below the name
     * @param kind who holds it
     * @param ready whether a tick stands beside it
     * @param lost whether its connection is lost
     * @param phone whether a small phone stands before the note: it is somebody who plays in a browser
     * @param acts what the reader may do with it, in a menu; empty if there is nothing
     * @param accessible what a screen reader says
     */
    public record Seat(
            int seat,
            int colour,
            String name,
            String initial,
            @Nullable SeatFace face,
            String note,
            SeatKind kind,
            boolean ready,
            boolean lost,
            boolean phone,
            List<SeatAct> acts,
            String accessible) {
        /** Copies the list. */
        public Seat {
            acts = List.copyOf(acts);
        }
    }

    /**
     * A colour a seat may have.
     *
     * @param colour 0 to 7
     * @param words its name, and whose colour it is if somebody at the table has it
     * @param mine whether it is the reader's
     * @param free whether the reader may have it
     */
    public record Colour(int colour, String words, boolean mine, boolean free) {}

    /**
     * A face a seat may have.
     *
     * @param face which
     * @param words its name, and whose it is if somebody at the table has it
     * @param mine whether it is the reader's
     * @param free whether the reader may have it
     */
    public record Face(SeatFace face, String words, boolean mine, boolean free) {}

    /**
     * Handing the program out to friends who do not have it.
     *
     * @param offered whether it is this window's to do
     * @param on whether it is done now
     * @param act the label of what turns it on or off
     * @param why why it cannot be turned on; empty when it can
     * @param invitation what a friend is to do; empty unless it is on
     * @param address what a friend's browser opens; empty unless it is on
     */
    public record Giving(boolean offered, boolean on, String act, String why, String invitation, String address) {}

    /**
     * How a phone joins the host of this window.
     *
     * @param offered whether it is this window's to let them in
     * @param on whether they can join now
     * @param title of the card
     * @param act the label of what lets them in, or no longer
     * @param what what to do with the picture, or what would become possible
     * @param network what the phone needs, and what others in the network could do
     * @param orType before the address
     * @param address what is typed into a browser; empty unless phones can join
     * @param link what the picture holds; empty unless phones can join
     * @param spoken the picture for a screen reader
     * @param large the label of what shows it large
     */
    public record Phones(
            boolean offered,
            boolean on,
            String title,
            String act,
            String what,
            String network,
            String orType,
            String address,
            String link,
            String spoken,
            String large) {}

    /** What may be done with a seat. */
    public enum SeatActKind {
        SIT,
        ADD_BOT,
        CHANGE_LEVEL,
        REMOVE_BOT,
        KICK,
        BAR,
        LET_IN,
        PEOPLE,
        HAND_OVER,
        SWAP
    }

    /**
     * Something that may be done with a seat.
     *
     * @param kind what
     * @param words what it is called
     * @param level the level of a bot to be added, or that a bot is to have; the name of whom to let in; else empty
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
     * @param whyNot why it may not be done now; empty when it may
     */
    public record Act(ActKind kind, String words, boolean main, String whyNot) {
        /** Whether it may be done. */
        public boolean enabled() {
            return whyNot.isEmpty();
        }
    }

    /**
     * The rules of the table.
     *
     * @param inForce the rules
     * @param options what else the table has chosen
     * @param editable whether the reader may change them
     * @param note who may, where the reader may not; empty otherwise
     * @param sets the named rule sets
     * @param title such as "Rules: Lai"
     * @param line the rules, the length and the time for a turn, in one line
     * @param differing how many rules differ, in a sentence
     * @param about what a game under these rules is like
     * @param comparedWith the id of the rule set they are compared with
     * @param differsTitle the heading of the differences
     * @param thereColumn the name of the rules compared with
     * @param hereColumn the name of these rules
     * @param differences what differs; empty if there is nothing
     * @param rounds how long a match may be
     * @param turnSeconds how long a turn may take
     * @param reveals when the deal may be shown
     * @param graces how many seconds a lost seat may be kept
     * @param standIns the levels of bots that may play for people who are lost
     */
    public record Rules(
            TableRules inForce,
            TableOptions options,
            boolean editable,
            String note,
            List<Option<String>> sets,
            String title,
            String line,
            String differing,
            String about,
            String comparedWith,
            String differsTitle,
            String thereColumn,
            String hereColumn,
            List<RulesWords.Difference> differences,
            List<Option<Integer>> rounds,
            List<Option<Integer>> turnSeconds,
            List<Option<Reveal>> reveals,
            List<Option<Integer>> graces,
            List<Option<String>> standIns) {
        /** Copies the lists. */
        public Rules {
            sets = List.copyOf(sets);
            differences = List.copyOf(differences);
            rounds = List.copyOf(rounds);
            turnSeconds = List.copyOf(turnSeconds);
            reveals = List.copyOf(reveals);
            graces = List.copyOf(graces);
            standIns = List.copyOf(standIns);
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
