package org.tiengow.presentation.words;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Phase;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.tile.Tile;
import org.tiengow.engine.tile.TileSet;

/** The order of the tiles in a hand: the best whole sets first, then single tiles by suit and rank. */
public final class HandOrder {
    private HandOrder() {}

    /** Returns the groups of a hand from left to right; each tile is in exactly one of them. */
    public static List<TileSet> groups(SeatView view) {
        List<TileSet> groups = new ArrayList<>();
        TileSet rest = view.hand();
        for (TileSet set : setsOf(view)) {
            if (rest.containsAll(set)) {
                groups.add(set);
                rest = rest.minus(set);
            }
        }
        for (Tile tile : rest) {
            groups.add(TileSet.of(tile));
        }
        return List.copyOf(groups);
    }

    /** Returns the sets of two tiles or more in the hand, the largest first; equal sizes in the order of rules 1.2 and 1.3. */
    private static List<TileSet> setsOf(SeatView view) {
        return LegalPlays.of(asIfLeading(view)).plays().stream()
                .map(Play::tiles)
                .filter(tiles -> tiles.size() > 1)
                .sorted(Comparator.comparingInt((TileSet tiles) -> -tiles.size()))
                .toList();
    }

    /** Returns the view of the hand before a lead, when every set may be led. */
    private static SeatView asIfLeading(SeatView view) {
        RuleSet rules = view.rules().with(Parameter.KEEP_SETS_WHEN_LEADING, false);
        return new SeatView(
                rules,
                view.seat(),
                Phase.PLAYING,
                view.round(),
                view.banker(),
                view.term(),
                view.wins(),
                view.rate(),
                view.step(),
                view.seat(),
                view.hand(),
                view.forfeits(),
                view.stacks(),
                view.tilesLeft(),
                view.chips(),
                List.of(),
                -1,
                view.tricks(),
                null);
    }
}
