package org.tiengow.engine.seat;

import java.util.List;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.tile.TileKind;
import org.tiengow.engine.tile.TileSet;

/**
 * A finished trick as one seat sees it.
 *
 * @param plays the plays in order, the lead first
 * @param winner the seat that took it
 */
public record SeenTrick(List<SeenPlay> plays, int winner) {
    public SeenTrick {
        plays = List.copyOf(plays);
    }

    /** Returns the stacks that the winner took: the number of tiles of one play (rules 4.9). */
    public int stacks() {
        return plays.get(0).count();
    }

    /** Returns the tiles of the winning play. */
    public TileSet winning() {
        return plays.stream()
                .filter(play -> play.seat() == winner)
                .findFirst()
                .map(SeenPlay::tiles)
                .orElse(TileSet.EMPTY);
    }

    /** Checks whether this trick, as the last of its round, is a capture under these rules (rules 5.7). */
    public boolean isCapture(RuleSet rules) {
        return rules.number(Parameter.CAPTURE_FACTOR) > 0
                && (is(TileKind.LITTLE_THREE, TileKind.BIG_SIX)
                        || rules.isOn(Parameter.CIVIL_CAPTURE) && is(TileKind.MALLET_SIX, TileKind.LONG_LEG_SEVEN));
    }

    private boolean is(TileKind led, TileKind taken) {
        return stacks() == 1
                && plays.get(0).tiles().count(led) == 1
                && winning().count(taken) == 1;
    }

    public int leader() {
        return plays.get(0).seat();
    }
}
