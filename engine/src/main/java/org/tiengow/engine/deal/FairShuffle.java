package org.tiengow.engine.deal;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;

/**
 * The arithmetic of the fair shuffle: what a share is committed to by, and which lot and deal all shares make. The page
 * {@code docs/fair-shuffle.md} says the same in words, byte by byte.
 *
 * <p>It draws nothing by chance and keeps no state; SHA-256 is brought along, since the engine is rules and nothing else.
 */
public final class FairShuffle {
    /** The host among those who give a share; the others are seats. */
    public static final int HOST = -1;

    private static final String COMMITMENT = "tiengow-shuffle/1 commitment";
    private static final String LIST = "tiengow-shuffle/1 list";
    private static final String SEED = "tiengow-shuffle/1 seed";
    private static final String LOT = "tiengow-shuffle/1 lot";
    private static final String DEAL = "tiengow-shuffle/1 deal";

    private final UnaryOperator<byte[]> sha256;

    /** By an implementation of SHA-256, from any number of bytes to 32. */
    public FairShuffle(UnaryOperator<byte[]> sha256) {
        this.sha256 = sha256;
    }

    /**
     * What a party publishes of its share before all others have theirs fixed.
     *
     * @param party a seat, or {@link #HOST}
     */
    public Bytes32 commitment(ShuffleAttempt attempt, int party, Bytes32 share) {
        return hash(context(COMMITMENT, attempt).uint8(party & 0xFF).bytes(share));
    }

    /** One number for a whole list, by which two lists are compared. */
    public Bytes32 digest(Commitments list) {
        HashInput input = context(LIST, list.attempt()).bytes(list.host());
        list.seats().forEach(commitment -> input.bytes(commitment.orElse(Bytes32.ZERO)));
        return hash(input);
    }

    /**
     * Who breaks its commitment: the host or the first seat whose share is not the one it committed itself to, or that has a
     * share without a commitment or the reverse.
     */
    public OptionalInt breach(Commitments list, Shares shares) {
        for (int party = HOST; party < list.attempt().players(); party++) {
            int each = party;
            Optional<Bytes32> expected = shares.of(each).map(share -> commitment(list.attempt(), each, share));
            if (!expected.equals(list.of(each))) {
                return OptionalInt.of(each);
            }
        }
        return OptionalInt.empty();
    }

    /** What all that follows is drawn from. */
    public Bytes32 seed(Commitments list, Shares shares) {
        HashInput input = new HashInput(SEED).bytes(digest(list)).bytes(shares.host());
        shares.seats().forEach(share -> input.bytes(share.orElse(Bytes32.ZERO)));
        return hash(input);
    }

    /** The first banker of a match (rules 2.3): 0 to players − 1. */
    public int lot(Bytes32 seed, int players) {
        return chance(LOT, seed).applyAsInt(players);
    }

    /** The deal for 2 to 4 players. */
    public Deal deal(Bytes32 seed, int players) {
        return Deal.shuffled(players, chance(DEAL, seed));
    }

    private HashedChance chance(String label, Bytes32 seed) {
        return new HashedChance(
                block -> hash(new HashInput(label).bytes(seed).uint32(block)).toArray());
    }

    private static HashInput context(String label, ShuffleAttempt attempt) {
        return new HashInput(label)
                .uint8(attempt.match().length())
                .ascii(attempt.match())
                .uint32(attempt.round())
                .uint32(attempt.number())
                .uint8(attempt.players());
    }

    private Bytes32 hash(HashInput input) {
        return Bytes32.of(sha256.apply(input.toArray()));
    }
}
