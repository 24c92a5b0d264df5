package org.tiengow.engine.deal;

/**
 * The hash chain of one party for one match and epoch:
 *
 * <pre>
 *   link(0) = anchor ← link(1) ← link(2) ← … ← link(10,000) = secret        ← is a hash
 * </pre>
 *
 * <p>Every hundredth link is stored, so that opening one takes at most a hundred hashes.
 */
public final class LinkChain {
    private static final int STEP = 100;

    private final FairShuffle arithmetic;
    private final ShuffleContext context;
    private final int party;
    private final Bytes32[] kept = new Bytes32[FairShuffle.ROUNDS / STEP + 1];

    /** Computes the chain from its secret: {@value FairShuffle#ROUNDS} hashes, a few milliseconds. */
    public LinkChain(FairShuffle arithmetic, ShuffleContext context, int party, Bytes32 secret) {
        this.arithmetic = arithmetic;
        this.context = context;
        this.party = party;
        kept[kept.length - 1] = secret;
        for (int each = kept.length - 1; each > 0; each--) {
            kept[each - 1] = arithmetic.back(context, party, kept[each], STEP);
        }
    }

    /** Returns the match and epoch of this chain. */
    public ShuffleContext context() {
        return context;
    }

    /** Returns the last link, from which all others follow. */
    public Bytes32 secret() {
        return kept[kept.length - 1];
    }

    /** Returns the anchor, the public end of the chain. */
    public Bytes32 anchor() {
        return kept[0];
    }

    /**
     * Returns the link that is opened for a round.
     *
     * @param round 1 to {@value FairShuffle#ROUNDS}
     */
    public Bytes32 link(int round) {
        int next = (round + STEP - 1) / STEP;
        return arithmetic.back(context, party, kept[next], next * STEP - round);
    }
}
