package org.tiengow.presentation.table;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.table.Deadline;
import org.tiengow.client.session.table.SeatFace;
import org.tiengow.engine.tile.Tile;
import org.tiengow.presentation.face.Bubble;

/**
 * A seat at the table.
 *
 * @param seat the engine's seat
 * @param colour 0 to 7, the colour chosen in the lobby
 * @param name "You" for the viewer
 * @param initial one letter for the disc
 * @param face the face on the disc; null if the host assigns none, and the letter is shown instead
 * @param note the note beside the name, such as a bot's level; empty if absent
 * @param bot whether a robot is shown beside the note
 * @param standIn whether a bot stands in for a person, shown at the disc
 * @param phone whether the player uses a browser on a phone; while the connection is lost a moon shows that the phone is asleep
 * @param caption the caption below the name, such as "chips"
 * @param figure the figure after the caption, in bold; empty if absent
 * @param chips the chips, negative for a debt; {@code figure} shows them unless the caption is about something else
 * @param presence the presence of the player
 * @param onTurn whether it must act
 * @param time the time left; null without a limit
 * @param tilesLeft the tiles held; drawn as backs, except for the viewer
 * @param stacks the stacks won
 * @param banker the banker's mark; null for all other seats
 * @param accessible the text for a screen reader
 * @param bubble the reaction shown for a moment; null if absent
 * @param open the tiles held, if they lie open for all to see; otherwise null
 */
public record ShownSeat(
        int seat,
        int colour,
        String name,
        String initial,
        @Nullable SeatFace face,
        String note,
        boolean bot,
        boolean standIn,
        boolean phone,
        String caption,
        String figure,
        int chips,
        Presence presence,
        boolean onTurn,
        @Nullable Countdown time,
        Counted tilesLeft,
        Counted stacks,
        @Nullable Banker banker,
        String accessible,
        @Nullable Bubble bubble,
        @Nullable List<Tile> open) {
    public ShownSeat {
        open = open == null ? null : List.copyOf(open);
    }

    /**
     * Returns this seat with its tiles lying open.
     *
     * @param spoken the text for a screen reader
     */
    public ShownSeat holding(List<Tile> tiles, String spoken) {
        return with(figure, chips, onTurn, time, stacks, spoken, tiles);
    }

    /** Returns this seat with other stacks, while no player is on turn. */
    ShownSeat waiting(Counted otherStacks) {
        return with(figure, chips, false, null, otherStacks, accessible, open);
    }

    /** Returns this seat with other chips. The figure changes only if both seats show one. */
    ShownSeat withChips(int otherChips, String otherFigure) {
        boolean shows = !figure.isEmpty() && !otherFigure.isEmpty();
        return with(shows ? otherFigure : figure, otherChips, onTurn, time, stacks, accessible, open);
    }

    private ShownSeat with(
            String otherFigure,
            int otherChips,
            boolean otherTurn,
            @Nullable Countdown otherTime,
            Counted otherStacks,
            String spoken,
            @Nullable List<Tile> tiles) {
        return new ShownSeat(
                seat,
                colour,
                name,
                initial,
                face,
                note,
                bot,
                standIn,
                phone,
                caption,
                otherFigure,
                otherChips,
                presence,
                otherTurn,
                otherTime,
                tilesLeft,
                otherStacks,
                banker,
                spoken,
                bubble,
                tiles);
    }

    /** The presence of a player. */
    public enum Presence {
        /** Present, or a bot. */
        PRESENT,
        /** Disconnected; the seat is kept. */
        LOST,
        /** Ready for the next round. */
        READY
    }

    /**
     * A time limit.
     *
     * @param totalMillis the whole time in milliseconds
     * @param ends the moment at which it ends
     */
    public record Countdown(long totalMillis, Deadline ends) {
        /** Returns the milliseconds left at {@code nowNanos}, a moment of {@link System#nanoTime()}; never below 0. */
        public long millisLeft(long nowNanos) {
            return ends.left(nowNanos).toMillis();
        }
    }

    /**
     * A figure with its word, such as 4 and "tiles".
     *
     * @param count 0 or more
     * @param words the word after the figure, in the right grammatical number
     */
    public record Counted(int count, String words) {}

    /**
     * The banker's mark.
     *
     * @param words "Banker"
     * @param rate the sum of the dice to draw, 2 to 12; 0 for none
     * @param figure such as "×3", or "×4/×2" if the rate depends on whether the banker wins; empty without a rate
     * @param note the meaning of a figure with two rates, in a sentence; empty for any other
     */
    public record Banker(String words, int rate, String figure, String note) {}
}
