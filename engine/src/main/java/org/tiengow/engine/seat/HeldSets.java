package org.tiengow.engine.seat;

import java.util.ArrayList;
import java.util.List;
import org.tiengow.engine.referee.Referee;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.tile.TileSet;

/** Finds the sets of two tiles or more in a hand. */
public final class HeldSets {
    private HeldSets() {}

    /** Returns every such set of these tiles under these rules. A set and the smaller sets inside it are all listed. */
    public static List<TileSet> in(TileSet hand, RuleSet rules) {
        Referee referee = Referee.of(rules);
        List<TileSet> found = new ArrayList<>();
        for (long rest = referee.setsIn(hand.bits()); rest != 0; rest &= rest - 1) {
            TileSet set = new TileSet(referee.tiles(hand.bits(), Long.numberOfTrailingZeros(rest)));
            if (set.size() > 1) {
                found.add(set);
            }
        }
        return found;
    }
}
