package org.tiengow.presentation.join;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.table.SeatFace;

/**
 * What somebody sees who has come to the door of a host, and has no seat there: finished words, in the reader's language.
 *
 * @param youAreJoining what stands above the title
 * @param title the name of the host; empty while it is not known
 * @param tables its tables; none while they are not known, or a PIN is asked for
 * @param chosen the place in {@code tables} of the one to be shown first; 0 where there are none
 * @param colours what a seat of that one may look like
 * @param pinAsked whether a PIN is asked for
 * @param pinNote what there is to know about it; empty where none is asked for
 * @param pinPossible whether it may be typed here: nobody on the way could read it
 * @param problem why the last try came to nothing; null if there is none
 * @param hint what to do at the table chosen first, or why there is none
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
        String hint) {
    /** Copies the lists. */
    public JoinScreen {
        tables = List.copyOf(tables);
        colours = List.copyOf(colours);
    }

    /**
     * A table.
     *
     * @param table its number at the host
     * @param name its name
     * @param rules which rules, how long or how far, how many seats are taken
     * @param playing whether a match is being played
     * @param mayWatch whether others may watch
     * @param seats its seats, in playing order
     * @param clockwise whether the next player sits on the left (rules 2.1)
     */
    public record Table(
            int table,
            String name,
            String rules,
            boolean playing,
            boolean mayWatch,
            List<Seat> seats,
            boolean clockwise) {
        /** Copies the list. */
        public Table {
            seats = List.copyOf(seats);
        }
    }

    /** Who holds a seat. */
    public enum SeatKind {
        FREE,
        PERSON,
        BOT
    }

    /**
     * A seat.
     *
     * @param seat its number
     * @param kind who holds it
     * @param name the holder's, or that it is free
     * @param initial one letter for the disc; empty for a free seat
     * @param face drawn on the disc; null for a free seat, and where the host gives none
     * @param colour 0 to 7
     * @param note below the name; may be empty
     * @param takeable whether the reader may have it
     * @param after after whom the reader would play there; empty where nobody else sits
     * @param accessible what a screen reader says
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
     * A colour a seat may have.
     *
     * @param colour 0 to 7
     * @param words its name, and whose colour it is if somebody at the table has it
     * @param free whether the reader may have it
     * @param initial of the person who has it; empty where it is free
     */
    public record Colour(int colour, String words, boolean free, String initial) {}

    /**
     * Why a try came to nothing.
     *
     * @param field what it is about: {@code name}, {@code pin}, {@code seat} or {@code table}; empty for anything else
     * @param words in a sentence
     */
    public record Problem(String field, String words) {}
}
