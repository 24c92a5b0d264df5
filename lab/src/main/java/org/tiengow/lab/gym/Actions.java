package org.tiengow.lab.gym;

import java.util.ArrayList;
import java.util.List;
import org.tiengow.client.search.FeatureEncoder;
import org.tiengow.engine.tile.Tile;

/**
 * The fixed list of actions under every rule set.
 *
 * <pre>
 *   0 .. 48   play a set face up: 17 single tiles, 16 pairs, 16 mixed sets
 *  49 .. 65   forfeit a tile of a kind, from the lowest military one to the highest civil one
 *  66, 67     declare one red dot, decline
 * </pre>
 *
 * <p>The two tiles of a kind are one action, and so are the two military tiles of a rank, which are equal in play. A forfeit of several
 * tiles is a chain of actions whose numbers do not fall, so that each choice of tiles has exactly one chain.
 */
final class Actions {
    /** The number of actions that play a set. */
    static final int SETS = 49;

    /** The number of kinds of tiles, each with an action that forfeits it. */
    static final int KINDS = 17;

    static final int DECLARE = SETS + KINDS;
    static final int DECLINE = DECLARE + 1;
    static final int COUNT = DECLINE + 1;

    /** The maximum number of actions that are legal at once: all sets of thirteen tiles. */
    static final int MOST_LEGAL = 40;

    private static final int CIVIL_KINDS = 11;
    private static final int PAIRED_KINDS = 15;
    private static final int PAIRS = 16;
    private static final int GROUPS = 4;
    private static final int FIRST_MILITARY_TILE = 22;

    /** The sets of the referee that an action may play. */
    private static final long[] SETS_OF = new long[SETS];

    /** The tiles of the kind of a forfeit, and of all forfeits from this one on. Indexed from the first forfeit. */
    private static final int[] TILES_OF = new int[KINDS];

    private static final int[] TILES_FROM = new int[KINDS];

    static {
        for (int set = 0; set < Long.SIZE; set++) {
            SETS_OF[FeatureEncoder.name(set)] |= 1L << set;
        }
        for (int forfeit = KINDS - 1, from = 0; forfeit >= 0; forfeit--) {
            TILES_OF[forfeit] = (int) SETS_OF[KINDS - 1 - forfeit];
            from |= TILES_OF[forfeit];
            TILES_FROM[forfeit] = from;
        }
    }

    private Actions() {}

    /** Returns the actions that play these sets of the referee, a bit each. */
    static long playing(long sets) {
        long actions = 0;
        for (long rest = sets; rest != 0; rest &= rest - 1) {
            actions |= 1L << FeatureEncoder.name(Long.numberOfTrailingZeros(rest));
        }
        return actions;
    }

    /** Returns the set of the referee that an action plays, out of those that may be played. */
    static int set(long sets, int action) {
        return Long.numberOfTrailingZeros(sets & SETS_OF[action]);
    }

    /**
     * Returns the legal forfeits of a chain, a bit each, counted from the first forfeit.
     *
     * @param rest the tiles that the seat can still name
     * @param left the number of tiles that it must still name
     * @param from the last forfeit of the chain; 0 at its start
     */
    static int forfeits(int rest, int left, int from) {
        int legal = 0;
        for (int forfeit = from; forfeit < KINDS; forfeit++) {
            if ((rest & TILES_OF[forfeit]) != 0 && Integer.bitCount(rest & TILES_FROM[forfeit]) >= left) {
                legal |= 1 << forfeit;
            }
        }
        return legal;
    }

    /** Returns the tile that a forfeit names, as a bit: the first one of its kind. */
    static int tile(int rest, int forfeit) {
        return Integer.lowestOneBit(rest & TILES_OF[forfeit]);
    }

    /** Returns the names of all actions, in order. */
    static List<String> names() {
        List<String> names = new ArrayList<>();
        for (int kind = 0; kind < KINDS; kind++) {
            names.add("play " + kind(kind));
        }
        for (int pair = 0; pair < PAIRS; pair++) {
            names.add("play " + Tile.of(2 * pair) + " " + Tile.of(2 * pair + 1));
        }
        for (int shape = 0; shape < 4; shape++) {
            for (int group = 0; group < GROUPS; group++) {
                names.add("play " + mixed(group, (shape & 1) != 0, (shape & 2) != 0));
            }
        }
        for (int forfeit = 0; forfeit < KINDS; forfeit++) {
            names.add("forfeit " + kind(KINDS - 1 - forfeit));
        }
        names.add("declare");
        names.add("decline");
        return List.copyOf(names);
    }

    private static String kind(int kind) {
        if (kind < CIVIL_KINDS) {
            return Tile.of(2 * kind).toString();
        }
        return kind < PAIRED_KINDS
                ? Tile.of(2 * kind) + "/" + Tile.of(2 * kind + 1)
                : Tile.of(kind + PAIRED_KINDS).toString();
    }

    private static String mixed(int group, boolean twoCivil, boolean twoMilitary) {
        Tile civil = Tile.of(2 * group);
        Tile military = Tile.of(FIRST_MILITARY_TILE + 2 * group);
        Tile other = Tile.of(FIRST_MILITARY_TILE + 2 * group + 1);
        return (twoCivil ? civil + " " : "") + civil + " " + military + (twoMilitary ? " " : "/") + other;
    }
}
