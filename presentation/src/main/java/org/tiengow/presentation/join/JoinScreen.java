package org.tiengow.presentation.join;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.table.SeatFace;

/**
 * The screen of a user without a seat at the host just reached. Texts are in the user's language, ready for display.
 *
 * @param youAreJoining the line above the title
 * @param title the name of the host; empty while it is not known
 * @param tables the tables of the host; empty while they are unknown, or a PIN is required
 * @param chosen the index in {@code tables} of the one shown first; 0 if there are none
 * @param colours the seat colours at that table
 * @param pinAsked whether a PIN is required
 * @param pinNote an explanation about the PIN; empty if none is required
 * @param pinPossible whether a PIN may be typed here; false for the owner, and on an unencrypted connection
 * @param problem why the last attempt failed; null if it did not
 * @param watch the label of the button for spectators: that one only watches, where others are seated for the next match
 * @param next the label of the button that joins the night without a seat; empty if nobody would be seated for a next match
 * @param hint advice on the table shown first, or the reason why no table is shown
 */
public record JoinScreen(
        String youAreJoining,
        String title,
        List<Table> tables,
        int chosen,
        List<Colour> colours,
        boolean pinAsked,
        String pinNote,
        boolean pinPossible,
        @Nullable Problem problem,
        String watch,
        String next,
        String hint) {
    public JoinScreen {
        tables = List.copyOf(tables);
        colours = List.copyOf(colours);
    }

    /**
     * A table.
     *
     * @param table its number at the host
     * @param name its name
     * @param rules the rules, the length of the match, and the number of taken seats
     * @param playing whether a match is in progress
     * @param mayWatch whether spectators are admitted
     * @param seats its seats, in playing order
     * @param clockwise whether the next player sits on the left (rules 2.1)
     * @param offered the number of the seat that is offered first; −1 if none may be taken
     */
    public record Table(
            int table,
            String name,
            String rules,
            boolean playing,
            boolean mayWatch,
            List<Seat> seats,
            boolean clockwise,
            int offered) {
        public Table {
            seats = List.copyOf(seats);
        }
    }

    /** The holder of a seat. */
    public enum SeatKind {
        FREE,
        PERSON,
        BOT
    }

    /**
     * A seat.
     *
     * @param seat its number
     * @param kind its holder
     * @param name the holder's name, or that the seat is free
     * @param initial one letter for the disc; empty for a free seat
     * @param face the face on the disc; null for a free seat, and if the host assigns none
     * @param colour 0 to 7
     * @param note the note below the name; may be empty
     * @param takeable whether the user may take it
     * @param after the player after whom the user would play there; empty if no other seat is taken
     * @param accessible the text for a screen reader
     */
    public record Seat(
            int seat,
            SeatKind kind,
            String name,
            String initial,
            @Nullable SeatFace face,
            int colour,
            String note,
            boolean takeable,
            String after,
            String accessible) {}

    /**
     * A colour of a seat.
     *
     * @param colour 0 to 7
     * @param words its name, and its holder if it is taken
     * @param free whether the user may have it
     * @param initial the initial of its holder; empty if it is free
     */
    public record Colour(int colour, String words, boolean free, String initial) {}

    /**
     * The reason why an attempt failed.
     *
     * @param field the field concerned: {@code name}, {@code pin}, {@code seat} or {@code table}; empty for any other reason
     * @param words the reason in a sentence
     */
    public record Problem(String field, String words) {}
}
