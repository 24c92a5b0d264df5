package org.tiengow.engine.deal;

import java.util.HexFormat;
import java.util.function.UnaryOperator;

/**
 * The arithmetic of the fair shuffle: hash chains, the digest of a list, and the lot and the deal that follow from the links of a
 * round. The page {@code docs/fair-shuffle-spec.md} specifies the same, byte by byte.
 *
 * <p>It draws no random numbers and keeps no state. The caller provides SHA-256, since the engine has no dependencies.
 */
public final class FairShuffle {
    /** The host as a party that contributes a link; the other parties are seats. */
    public static final int HOST = -1;

    /** The number of rounds of a match that can be shuffled fairly: the length of each hash chain. */
    public static final int ROUNDS = 10_000;

    /** Times that a seat may be left out in one match; then it is in no list until the match ends. */
    public static final int MOST_LEFT_OUT = 2;

    private static final String LINK = "tiengow-shuffle/3 link";
    private static final String LIST = "tiengow-shuffle/3 list";
    private static final String SEED = "tiengow-shuffle/3 seed";
    private static final String LOT = "tiengow-shuffle/1 lot"; // unchanged since the first design
    private static final String DEAL = "tiengow-shuffle/1 deal";
    private static final byte[] NO_SIGNATURE = new byte[ListedSeat.SIGNATURE];

    private final UnaryOperator<byte[]> sha256;

    /** Creates the arithmetic over an implementation of SHA-256, which maps any number of bytes to 32. */
    public FairShuffle(UnaryOperator<byte[]> sha256) {
        this.sha256 = sha256;
    }

    /**
     * Returns the link that lies some steps before another in its chain.
     *
     * @param party a seat, or {@link #HOST}
     * @param steps the number of hashes to compute, 0 for the link itself
     */
    public Bytes32 back(ShuffleContext context, int party, Bytes32 link, int steps) {
        Bytes32 earlier = link;
        byte[] head =
                new HashInput(LINK).raw(context.bytes()).uint8(party & 0xFF).toArray();
        for (int step = 0; step < steps; step++) {
            earlier = hash(new HashInput().raw(head).bytes(earlier));
        }
        return earlier;
    }

    /** Computes the digest of a whole list, by which two lists are compared. */
    public Bytes32 digest(ShuffleList list) {
        HashInput input = new HashInput(LIST)
                .raw(list.context().bytes())
                .uint32(list.round())
                .uint8(list.reveal())
                .uint8(list.players())
                .bytes(list.hostAnchor());
        for (ListedSeat seat : list.seats()) {
            input.uint8(seat.kind().ordinal())
                    .uint8(seat.leftOut())
                    .text(seat.name())
                    .bytes(seat.key().orElse(Bytes32.ZERO))
                    .bytes(seat.anchor().orElse(Bytes32.ZERO))
                    .raw(
                            seat.signature().isEmpty()
                                    ? NO_SIGNATURE
                                    : HexFormat.of().parseHex(seat.signature()));
        }
        return hash(input);
    }

    /** Computes the seed from which the lot and the deal are drawn. */
    public Bytes32 seed(Bytes32 listDigest, Links links) {
        HashInput input = new HashInput(SEED).bytes(listDigest).bytes(links.host());
        links.seats().forEach(link -> input.bytes(link.orElse(Bytes32.ZERO)));
        return hash(input);
    }

    /** Draws the first banker of a match (rules 2.3): 0 to players − 1. */
    public int lot(Bytes32 seed, int players) {
        return chance(LOT, seed).applyAsInt(players);
    }

    /** Deals for 2 to 4 players. */
    public Deal deal(Bytes32 seed, int players) {
        return Deal.shuffled(players, chance(DEAL, seed));
    }

    private HashedChance chance(String label, Bytes32 seed) {
        return new HashedChance(
                block -> hash(new HashInput(label).bytes(seed).uint32(block)).toArray());
    }

    private Bytes32 hash(HashInput input) {
        return Bytes32.of(sha256.apply(input.toArray()));
    }
}
