package org.tiengow.client.bot;

import java.util.List;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.seat.SeenPlay;
import org.tiengow.engine.tile.TileSet;

/**
 * The position of one decision, as far as a {@link Judgement} uses it. Lists have one entry per seat, in seat order.
 *
 * @param seat the seat that decides
 * @param step +1 or −1 (rules 2.1)
 * @param hand the tiles that the seat holds
 * @param unseen the tiles that it has not seen
 * @param lead the tiles that led the trick; empty before a lead
 * @param laid the number of plays in the trick so far
 * @param stacks stacks won so far
 * @param tilesLeft tiles still held
 */
public record Situation(
        RuleSet rules,
        int seat,
        int step,
        TileSet hand,
        TileSet unseen,
        TileSet lead,
        int laid,
        List<Integer> stacks,
        List<Integer> tilesLeft) {
    public Situation {
        stacks = List.copyOf(stacks);
        tilesLeft = List.copyOf(tilesLeft);
    }

    /** Returns the situation of the seat of a view. */
    public static Situation of(SeatView view) {
        return new Situation(
                view.rules(),
                view.seat(),
                view.step(),
                view.hand(),
                TileSet.ALL.minus(view.seen()),
                view.lead().map(SeenPlay::tiles).orElse(TileSet.EMPTY),
                view.table().size(),
                view.stacks(),
                view.tilesLeft());
    }

    int players() {
        return stacks.size();
    }

    /** Returns the tiles that lead the trick if this set is played now. */
    TileSet leadIfPlayed(KnownSet set) {
        return lead.isEmpty() ? set.tiles() : lead;
    }
}
