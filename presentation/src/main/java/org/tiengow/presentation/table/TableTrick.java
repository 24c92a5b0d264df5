package org.tiengow.presentation.table;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.presentation.moment.Achievement;

/**
 * The trick on the table, and the one before it.
 *
 * @param number 1 for the first of the round; 0 before the first
 * @param plays in playing order, the lead first
 * @param empty the text below the empty frame, such as "Your lead"
 * @param owner the seat the empty frame points at, or −1
 * @param last the finished trick before this one; null in the first
 */
public record TableTrick(
        int number,
        List<TablePlay> plays,
        String empty,
        int owner,
        @Nullable LastTrick last) {
    public TableTrick {
        plays = List.copyOf(plays);
    }

    /**
     * A play on the table.
     *
     * @param seat the engine's seat that played it
     * @param who the name of the player
     * @param colour the colour of the player, 0 to 7
     * @param state its result
     * @param count the number of tiles
     * @param tiles the tiles to draw face up; empty for a forfeit, even the viewer's own
     * @param title in bold below it, such as "To beat: Man–seven" or "Mei · forfeited 2"
     * @param detail the line below the set to beat, such as "Mei, a mixed pair"; empty for every other play
     * @param compact both in one line, for small windows
     * @param label the result in two or three words, for the smallest screens; empty for the set to beat
     * @param accessible the text for a screen reader
     */
    public record TablePlay(
            int seat,
            String who,
            int colour,
            PlayState state,
            int count,
            TileSet tiles,
            String title,
            String detail,
            String compact,
            String label,
            String accessible) {
        /**
         * Returns this play as it is laid, before its result is known.
         *
         * @param down whether it is laid face down
         */
        TablePlay laid(boolean down) {
            PlayState as = state == PlayState.FORFEITED || down ? PlayState.FORFEITED : PlayState.BEATEN;
            boolean forfeit = state == PlayState.FORFEITED;
            return new TablePlay(
                    seat,
                    who,
                    colour,
                    as,
                    count,
                    as == PlayState.FORFEITED ? TileSet.EMPTY : tiles,
                    forfeit ? title : who,
                    "",
                    forfeit ? compact : who,
                    forfeit ? label : "",
                    forfeit ? accessible : who);
        }
    }

    /** The result of a play. */
    public enum PlayState {
        /** The set to beat, or the one that won. */
        BEST,
        /** Face up, and beaten. */
        BEATEN,
        /** Face down. */
        FORFEITED
    }

    /**
     * A finished trick, shown until it has been seen.
     *
     * @param number 1 for the first of the round
     * @param plays in playing order, the set that won marked {@link PlayState#BEST}
     * @param winner the engine's seat that takes it
     * @param outcome the winner and the number of stacks, in a sentence
     * @param achievement the achievement in it; null if absent
     */
    public record LastTrick(
            int number,
            List<TablePlay> plays,
            int winner,
            String outcome,
            @Nullable Achievement achievement) {
        public LastTrick {
            plays = List.copyOf(plays);
        }
    }
}
