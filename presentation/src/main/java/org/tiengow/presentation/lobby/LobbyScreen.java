package org.tiengow.presentation.lobby;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.table.Reveal;
import org.tiengow.client.session.table.SeatFace;
import org.tiengow.client.session.table.TableOptions;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.presentation.rules.RulesWords;
import org.tiengow.presentation.table.TableSide;
import org.tiengow.presentation.words.Option;
import org.tiengow.presentation.words.TimedText;

/**
 * The screen of a table before a match. Texts are in the user's language, ready for display.
 *
 * @param title the table's name
 * @param invite the label of the link to the invitation, with the join code; empty if no address is known
 * @param seats the user's seat first, then in playing order
 * @param clockwise whether the next player sits on the left (rules 2.1)
 * @param direction the direction of play
 * @param colours the colours to choose for the user's seat; empty without a seat
 * @param faces the faces to choose for the user's seat; empty without a seat, and if the host assigns none
 * @param acts the buttons below the table, from left to right
 * @param note the conditions that Start waits for; the notice takes its place
 * @param starts that the match starts by itself, with the time until then; an empty text if it does not
 * @param notice why the last request failed, or what has just happened; empty if absent
 * @param watching the spectators; empty if there are none
 * @param seating the user's next match in a sentence, or that there are more people than seats; empty if there is nothing to say
 * @param seatingLink the label of the link to the seating; empty if there is nothing to choose or to see
 * @param night the label of the link to the night's matches; empty before the first match is over
 * @param handOut the download of the program for friends
 * @param phones the instructions for joining with a phone
 * @param rules the rules of the table
 * @param chat the chat, oldest line first
 * @param prompt the prompt in the empty chat field
 * @param phrases the phrases that one click sends
 * @param banner the problem with the connection; empty if absent
 */
public record LobbyScreen(
        String title,
        String invite,
        List<Seat> seats,
        boolean clockwise,
        String direction,
        List<Colour> colours,
        List<Face> faces,
        List<Act> acts,
        String note,
        TimedText starts,
        String notice,
        String watching,
        String seating,
        String seatingLink,
        String night,
        Giving handOut,
        Phones phones,
        Rules rules,
        List<TableSide.ChatLine> chat,
        String prompt,
        List<String> phrases,
        String banner) {
    public LobbyScreen {
        seats = List.copyOf(seats);
        colours = List.copyOf(colours);
        faces = List.copyOf(faces);
        acts = List.copyOf(acts);
        chat = List.copyOf(chat);
        phrases = List.copyOf(phrases);
    }

    /** The holder of a seat. */
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
     * @param name "Kit (you)" for the user
     * @param initial one letter for the disc; empty for a free seat
     * @param face the face on the disc; null for a free seat, and if the host assigns none
     * @param note the note below the name
     * @param kind its holder
     * @param ready whether a tick is shown beside it
     * @param lost whether its connection is lost
     * @param phone whether the holder plays in a browser; a small phone is then shown before the note
     * @param acts the menu of what the user may do with it; empty if there is nothing
     * @param accessible the text for a screen reader
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
        public Seat {
            acts = List.copyOf(acts);
        }
    }

    /**
     * A colour of a seat.
     *
     * @param colour 0 to 7
     * @param words its name, and its holder if it is taken
     * @param mine whether the user has it
     * @param free whether the user may have it
     */
    public record Colour(int colour, String words, boolean mine, boolean free) {}

    /**
     * A face of a seat.
     *
     * @param face the face
     * @param words its name, and its holder if it is taken
     * @param mine whether the user has it
     * @param free whether the user may have it
     */
    public record Face(SeatFace face, String words, boolean mine, boolean free) {}

    /**
     * The download of the program for friends who do not have it.
     *
     * @param offered whether this program can offer it
     * @param on whether it is offered now
     * @param act the label of the button that turns it on or off
     * @param why why it cannot be turned on; empty if it can
     * @param invitation the instructions for a friend; empty unless it is on
     * @param address the address for a friend's browser; empty unless it is on
     */
    public record Giving(boolean offered, boolean on, String act, String why, String invitation, String address) {}

    /**
     * The instructions for joining the host of this program with a phone.
     *
     * @param offered whether this program can admit phones
     * @param on whether phones can join now
     * @param title the title of the card
     * @param act the label of the button that opens or closes the page
     * @param what what to do with the picture; while the page is closed, what opening it would allow
     * @param network what the phone needs, and what others on the network could do
     * @param orType the words before the address
     * @param address the address to type into a browser; empty unless phones can join
     * @param link the link that the picture encodes; empty unless phones can join
     * @param spoken the picture in words for a screen reader
     * @param large the label of the button that shows it in large print
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

    /** The kinds of acts on a seat. */
    public enum SeatActKind {
        SIT,
        ADD_BOT,
        CHANGE_LEVEL,
        REMOVE_BOT,
        /** Asks whether to remove or to ban a person. */
        KICK,
        LET_IN,
        PEOPLE,
        HAND_OVER,
        SWAP
    }

    /**
     * An act on a seat.
     *
     * @param kind the kind
     * @param words its label
     * @param level the level of the bot to add or change to; for LET_IN the name of the person to admit; otherwise empty
     * @param other the seat to swap with; otherwise −1
     * @param note how a bot of the level plays; otherwise empty
     */
    public record SeatAct(SeatActKind kind, String words, String level, int other, String note) {
        static SeatAct of(SeatActKind kind, String words) {
            return new SeatAct(kind, words, "", -1, "");
        }
    }

    /** The buttons below the table. */
    public enum ActKind {
        FILL,
        READY,
        NOT_READY,
        /** Takes the first free seat. */
        SIT,
        /** Asks for a seat in the next match, where the host seats people. */
        PLAY_NEXT,
        START
    }

    /**
     * A button below the table.
     *
     * @param kind its action
     * @param words its label
     * @param main whether it is the main button
     * @param whyNot why it is disabled; empty if it is enabled
     */
    public record Act(ActKind kind, String words, boolean main, String whyNot) {
        public boolean enabled() {
            return whyNot.isEmpty();
        }
    }

    /**
     * The rules of the table.
     *
     * @param inForce the rules
     * @param options the options of the table
     * @param editable whether the user may change them
     * @param note who may change them; empty if the user may
     * @param sets the rule sets to choose from: the named ones, and the user's house rules
     * @param chosen the id of the one in force
     * @param title such as "Rules: Lai"
     * @param line the rules, the length and the time for a turn, in one line
     * @param differing the number of differing rules, in a sentence
     * @param about the character of a game under these rules
     * @param comparedWith the id of the rule set they are compared with
     * @param differsTitle the heading of the differences
     * @param thereColumn the name of the rules compared with
     * @param hereColumn the name of these rules
     * @param differences the differences; empty if there are none
     * @param rounds the possible lengths of a match
     * @param turnSeconds the possible times for a turn
     * @param reveals the possible moments for showing the deal
     * @param graces the possible times for keeping a lost seat, in seconds
     * @param standIns the levels of bots that can stand in for lost players
     * @param changes what a small screen offers to change; empty if the user may change nothing
     */
    public record Rules(
            TableRules inForce,
            TableOptions options,
            boolean editable,
            String note,
            List<Option<String>> sets,
            String chosen,
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
            List<Option<String>> standIns,
            List<Change> changes) {
        public Rules {
            sets = List.copyOf(sets);
            differences = List.copyOf(differences);
            rounds = List.copyOf(rounds);
            turnSeconds = List.copyOf(turnSeconds);
            reveals = List.copyOf(reveals);
            graces = List.copyOf(graces);
            standIns = List.copyOf(standIns);
            changes = List.copyOf(changes);
        }
    }

    /** The changes that a small screen offers. */
    public enum ChangeKind {
        RULE_SET,
        ROUNDS,
        TURN_TIME,
        /** Whether a play may be taken back by agreement. */
        TAKE_BACK,
        /** The level of all bots of the host at this table. */
        BOTS
    }

    /**
     * Something about the table that the user may change.
     *
     * @param kind what it is
     * @param label its label
     * @param value its current value
     * @param values the possible values
     * @param about the current value in a sentence; empty if it explains itself
     */
    public record Change(ChangeKind kind, String label, String value, List<Option<String>> values, String about) {
        public Change {
            values = List.copyOf(values);
        }

        /** Checks whether it can be changed to that value. */
        public boolean offers(String wanted) {
            return !wanted.equals(value)
                    && values.stream().anyMatch(option -> option.value().equals(wanted));
        }
    }
}
