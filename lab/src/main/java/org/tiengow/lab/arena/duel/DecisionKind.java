package org.tiengow.lab.arena.duel;

import org.tiengow.engine.round.LaidPlay;
import org.tiengow.engine.tile.Suit;
import org.tiengow.engine.tile.TileSet;

/**
 * Kinds of decisions in which a candidate plays differently from its opponent in the same seat. Wins and losses of chips are broken down by
 * kind.
 */
public enum DecisionKind {
    /** Only one of the two declares one red dot. */
    DECLARATION("declares one red dot, or not"),

    /** The candidate leads fewer tiles. */
    SMALLER_LEAD("leads fewer tiles"),

    /** The candidate leads more tiles. */
    LARGER_LEAD("leads more tiles"),

    /** Both lead one tile, but not the same. */
    SINGLE_LEAD("leads another single tile"),

    /** The candidate leads a pair, the opponent another set of two. */
    PAIR_LEAD("leads another pair"),

    /** The candidate leads a mixed set, the opponent another set of as many tiles. */
    MIXED_LEAD("leads another mixed set"),

    /** The candidate beats, the opponent forfeits. */
    BEATS("beats instead of throwing away"),

    /** The candidate forfeits, the opponent beats. */
    THROWS_AWAY("throws away instead of beating"),

    /** Both beat, but not with the same tiles. */
    BEATS_OTHERWISE("beats with other tiles"),

    /** Both forfeit, but not the same tiles. */
    THROWS_OTHER_TILES("throws other tiles away"),

    /** The seat holds at most two tiles, and the choice decides the tile kept for the last trick. */
    LAST_TILES("keeps another last tile"),

    /** A seat of the opponent is the first to play differently, by randomness, because of the clock, or by what it has learned. */
    OTHER_SEAT("another seat differs first");

    private static final int LAST = 2;

    private final String words;

    DecisionKind(String words) {
        this.words = words;
    }

    /** Returns a phrase for what the candidate does in such a decision and its opponent would not. */
    public String words() {
        return words;
    }

    /**
     * Returns the kind of a decision.
     *
     * @param candidate the play of the candidate
     * @param opponent the play of the opponent in the same position
     * @param leading whether it was a lead
     * @param held the number of tiles the seat held
     */
    static DecisionKind of(LaidPlay candidate, LaidPlay opponent, boolean leading, int held) {
        if (held <= LAST) {
            return LAST_TILES;
        }
        if (leading) {
            int more = candidate.tiles().size() - opponent.tiles().size();
            return more < 0 ? SMALLER_LEAD : more > 0 ? LARGER_LEAD : lead(candidate.tiles());
        }
        if (candidate.faceDown()) {
            return opponent.faceDown() ? THROWS_OTHER_TILES : THROWS_AWAY;
        }
        return opponent.faceDown() ? BEATS : BEATS_OTHERWISE;
    }

    /** Distinguishes pairs, which are of one suit, from mixed sets of both suits (rules 3). */
    private static DecisionKind lead(TileSet tiles) {
        if (tiles.size() == 1) {
            return SINGLE_LEAD;
        }
        long civil = tiles.tiles().stream()
                .filter(tile -> tile.kind().suit() == Suit.CIVIL)
                .count();
        return civil == 0 || civil == tiles.size() ? PAIR_LEAD : MIXED_LEAD;
    }
}
