package org.tiengow.engine.seat;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tiengow.engine.rules.BankerRate;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.tile.TileSet;

/**
 * All that one seat may know of a round (rules 4.10). Lists have one entry per seat, in seat order, unless said otherwise.
 *
 * @param rules the parameters in force
 * @param seat the seat that owns this view, or {@link Seats#NONE} for a spectator
 * @param phase the phase of the round
 * @param round the number of the round in the match, from 1
 * @param banker the seat that leads the first trick
 * @param term rounds in a row as banker, this one included (rules 5.2)
 * @param wins rounds in a row won before this one (rules 5.2)
 * @param rate the multiplier of the banker's payments if the banker wins; 1 without a banker rate
 * @param step +1 or −1 (rules 2.1)
 * @param turn the seat that must play, or {@link Seats#NONE} while declaring and when settled
 * @param hand the tiles still held by this seat
 * @param forfeits this seat's own forfeits, in the order they were made
 * @param stacks stacks won so far
 * @param tilesLeft tiles still held
 * @param chips the score, including the payments made during this round
 * @param table the plays of the trick on the table, the lead first; empty before a lead
 * @param best the index in {@code table} of the set to beat, or −1 when the table is empty
 * @param tricks the finished tricks, in order
 * @param result the result of the round; null before it is settled
 */
public record SeatView(
        RuleSet rules,
        int seat,
        Phase phase,
        int round,
        int banker,
        int term,
        int wins,
        int rate,
        int step,
        int turn,
        TileSet hand,
        List<TileSet> forfeits,
        List<Integer> stacks,
        List<Integer> tilesLeft,
        List<Integer> chips,
        List<SeenPlay> table,
        int best,
        List<SeenTrick> tricks,
        @Nullable RoundResult result) {
    public SeatView {
        forfeits = List.copyOf(forfeits);
        stacks = List.copyOf(stacks);
        tilesLeft = List.copyOf(tilesLeft);
        chips = List.copyOf(chips);
        table = List.copyOf(table);
        tricks = List.copyOf(tricks);
    }

    public int players() {
        return stacks.size();
    }

    /** Returns the multiplier of the banker's payments if the banker does not win, which is that of the payments during the round. */
    public int rateOtherwise() {
        return rules.bankerRate() == BankerRate.DOUBLE_TIMES_WINS ? Math.min(2, rate) : rate;
    }

    /** Checks whether it is this seat's turn to lead or follow. */
    public boolean isMyTurn() {
        return phase == Phase.PLAYING && turn == seat;
    }

    /** Returns the play that led the trick on the table. */
    public Optional<SeenPlay> lead() {
        return table.isEmpty() ? Optional.empty() : Optional.of(table.get(0));
    }

    /** Returns the play that holds the trick so far. */
    public Optional<SeenPlay> setToBeat() {
        return best < 0 ? Optional.empty() : Optional.of(table.get(best));
    }

    /** Returns a copy with another trick on the table and other finished tricks. */
    public SeatView with(List<SeenPlay> otherTable, List<SeenTrick> otherTricks) {
        return with(phase, turn, stacks, chips, otherTable, best, otherTricks, result);
    }

    /** Returns a copy for another moment between two plays. Components without a parameter here keep their values. */
    public SeatView with(
            Phase otherPhase,
            int otherTurn,
            List<Integer> otherStacks,
            List<Integer> otherChips,
            List<SeenPlay> otherTable,
            int otherBest,
            List<SeenTrick> otherTricks,
            @Nullable RoundResult otherResult) {
        return new SeatView(
                rules,
                seat,
                otherPhase,
                round,
                banker,
                term,
                wins,
                rate,
                step,
                otherTurn,
                hand,
                forfeits,
                otherStacks,
                tilesLeft,
                otherChips,
                otherTable,
                otherBest,
                otherTricks,
                otherResult);
    }

    /** Returns the tiles this seat has seen: its hand, its forfeits and all tiles that lay face up. */
    public TileSet seen() {
        TileSet seen = hand;
        for (SeenTrick trick : tricks) {
            seen = seen.plus(tilesOf(trick.plays()));
        }
        return seen.plus(tilesOf(table));
    }

    private static TileSet tilesOf(List<SeenPlay> plays) {
        TileSet tiles = TileSet.EMPTY;
        for (SeenPlay play : plays) {
            tiles = tiles.plus(play.tiles());
        }
        return tiles;
    }
}
