package org.tiengow.client.session.table;

import org.jspecify.annotations.Nullable;

/**
 * One seat of a table, as everybody at the host may see it.
 *
 * @param seat its number, 0 to seats − 1, in the order of play of round 1
 * @param holder the kind of its holder
 * @param name the name shown; empty for a free seat
 * @param level the level of a bot that the host started, such as {@code steady}; empty otherwise
 * @param ready whether its player is ready, for the start or for the next round; bots always are
 * @param presence the state of its connection
 * @param graceEnds the time until which a lost seat is kept; null when it is not lost
 * @param botPlays whether a bot plays for the person who holds the seat
 * @param colour its colour; null for a free seat
 * @param face its face; null for a free seat
 * @param next the name of a person who takes this seat at its next decision; empty for nobody
 * @param left the name of the person who left this seat in this match, and whose place a bot has taken; empty for nobody
 * @param throughPage whether its player uses the page in a browser. While such a seat is lost, its phone is most likely asleep.
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
    /** Creates a seat without a face. */
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

    public boolean isFree() {
        return holder == Holder.FREE;
    }

    /** Returns a copy whose holder has another name, and is shown as a bot without a level. */
    public SeatState named(String other) {
        return new SeatState(
                seat, holder, other, "", ready, presence, graceEnds, botPlays, colour, face, next, left, throughPage);
    }

    public SeatState withFace(@Nullable SeatFace face) {
        return new SeatState(
                seat, holder, name, level, ready, presence, graceEnds, botPlays, colour, face, next, left, throughPage);
    }
}
