package org.tiengow.presentation.table;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.table.Deadline;
import org.tiengow.client.session.table.SeatFace;
import org.tiengow.engine.tile.Tile;
import org.tiengow.presentation.face.Bubble;

/**
 * Somebody at the table.
 *
 * @param seat the engine's seat
 * @param colour 0 to 7, the colour chosen in the lobby
 * @param name "You" for the viewer
 * @param initial one letter for the disc
 * @param face drawn on the disc; null where the host gives none, and the letter stands there
 * @param note beside the name, such as a bot's level; empty if there is none
 * @param bot whether a robot stands beside the note
 * @param standIn whether a bot plays for somebody, shown at the disc
 * @param phone whether it is somebody who plays on a phone, in a browser: while the connection is lost a moon says that it sleeps
 * @param caption below the name, such as "chips"
 * @param figure after the caption, in bold; empty if there is none
 * @param chips what the figure says where it speaks of chips; negative for who owes
 * @param presence how the seat stands
 * @param onTurn whether it must act
 * @param time what is left of its time; null without a limit
 * @param tilesLeft tiles held; drawn as backs, but not for the viewer
 * @param stacks stacks won
 * @param banker the banker's mark; null for everybody else
 * @param bubble what is shown at the plate for a moment; null: nothing
 * @param open the tiles held, where they lie open for all to see; null where they stand
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
    /** Copies the list. */
    public ShownSeat {
        open = open == null ? null : List.copyOf(open);
    }

    /** The same seat with its tiles lying open, and what is said of it then. */
    public ShownSeat holding(List<Tile> tiles, String spoken) {
        return with(figure, chips, onTurn, time, stacks, spoken, tiles);
    }

    /** The same seat while nobody is to move, with other stacks. */
    ShownSeat waiting(Counted otherStacks) {
        return with(figure, chips, false, null, otherStacks, accessible, open);
    }

    /** The same seat with other chips, and with their figure where both figures speak of chips. */
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

    /** How a seat stands. */
    public enum Presence {
        /** Present, or a bot's own seat. */
        PRESENT,
        /** The connection is lost, the seat is kept. */
        LOST,
        /** Ready for the next round. */
        READY
    }

    /**
     * A time that runs out.
     *
     * @param totalMillis how long it was at first
     * @param ends when it ends
     */
    public record Countdown(long totalMillis, Deadline ends) {
        /** Milliseconds left at a moment of {@link System#nanoTime()}, never below 0. */
        public long millisLeft(long nowNanos) {
            return ends.left(nowNanos).toMillis();
        }
    }

    /**
     * A figure with its word, such as 4 and "tiles".
     *
     * @param count 0 or more
     * @param words the word after the figure, in the right number
     */
    public record Counted(int count, String words) {}

    /**
     * The banker's mark.
     *
     * @param words "Banker"
     * @param rate what the dice add up to, 2 to 12; 0 where there is no rate, the coin alone
     * @param figure such as "×3"; empty without a rate
     */
    public record Banker(String words, int rate, String figure) {}
}
