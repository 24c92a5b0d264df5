package org.tiengow.client.lab.arena.duel;

import org.tiengow.engine.round.LaidPlay;
import org.tiengow.engine.tile.Suit;
import org.tiengow.engine.tile.TileSet;

/** Where a candidate plays otherwise than its opponent would in its seat: the kinds chips are won and lost by. */
public enum DecisionKind {
    /** One red dot is declared by one of them only. */
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

    /** The candidate beats, the opponent throws away. */
    BEATS("beats instead of throwing away"),

    /** The candidate throws away, the opponent beats. */
    THROWS_AWAY("throws away instead of beating"),

    /** Both beat, but not with the same tiles. */
    BEATS_OTHERWISE("beats with other tiles"),

    /** Both throw away, but not the same tiles. */
    THROWS_OTHER_TILES("throws other tiles away"),

    /** With two tiles in hand: which one is kept for the last trick. */
    LAST_TILES("keeps another last tile"),

    /** A seat of the opponent's was the first to play otherwise, by chance or by the clock. */
    OTHER_SEAT("another seat differs first");

    private static final int LAST = 2;

    private final String words;

    DecisionKind(String words) {
        this.words = words;
    }

    /** What the candidate does in such a decision, where its opponent would not. */
    public String words() {
        return words;
    }

    /**
     * The kind of a decision.
     *
     * @param candidate what the candidate played
     * @param opponent what the opponent plays there
     * @param leading whether it was a lead
     * @param held how many tiles the seat held
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

    /** A pair is of one suit, a mixed set of both (rules 3). */
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
