package org.tiengow.client.session.table;

import org.jspecify.annotations.Nullable;

/**
 * One seat of a table, as everybody at the host may see it.
 *
 * @param seat its number, 0 to seats − 1, in the order of play of round 1
 * @param holder who holds it
 * @param name the name shown; empty for a free seat
 * @param level the level of a bot that the host started, such as {@code steady}; empty otherwise
 * @param ready whether its person is ready, to start or for the next round; bots always are
 * @param presence whether its connection stands
 * @param graceEnds until when a lost seat is kept; null when it is not lost
 * @param botPlays whether a bot plays for the person who holds the seat
 * @param colour its colour; null for a free seat
 * @param face its face; null for a free seat
 * @param next the name of a person who takes this seat at its next decision; empty for nobody
 * @param left the name of the person who left this seat in this match; a bot holds it since; empty for nobody
 * @param throughPage whether its person plays through a page, in a browser: while such a seat is lost, its phone sleeps most likely
 */
public record SeatState(
        int seat,
        Holder holder,
        String name,
        String level,
        boolean ready,
        Presence presence,
        @Nullable Deadline graceEnds,
        boolean botPlays,
        @Nullable SeatColour colour,
        @Nullable SeatFace face,
        String next,
        String left,
        boolean throughPage) {
    /** A seat without a face. */
    public SeatState(
            int seat,
            Holder holder,
            String name,
            String level,
            boolean ready,
            Presence presence,
            @Nullable Deadline graceEnds,
            boolean botPlays,
            @Nullable SeatColour colour,
            String next,
            String left,
            boolean throughPage) {
        this(seat, holder, name, level, ready, presence, graceEnds, botPlays, colour, null, next, left, throughPage);
    }

    /** Whether nobody holds it. */
    public boolean isFree() {
        return holder == Holder.FREE;
    }

    /** The same seat, its holder shown under another name, and as a bot of no particular level. */
    public SeatState named(String other) {
        return new SeatState(
                seat, holder, other, "", ready, presence, graceEnds, botPlays, colour, face, next, left, throughPage);
    }

    public SeatState withFace(@Nullable SeatFace face) {
        return new SeatState(
                seat, holder, name, level, ready, presence, graceEnds, botPlays, colour, face, next, left, throughPage);
    }
}
