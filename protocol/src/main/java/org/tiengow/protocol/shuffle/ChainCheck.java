package org.tiengow.protocol.shuffle;

import java.util.LinkedHashMap;
import java.util.Map;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.FairShuffle;
import org.tiengow.engine.deal.ShuffleContext;
import org.tiengow.protocol.hash.Sha256;

/** Checks links against their anchors. It remembers the last link of each chain, so that a long match takes one hash a round. */
public final class ChainCheck {
    /** The arithmetic, with the machine's SHA-256. */
    public static final FairShuffle SHUFFLE = new FairShuffle(Sha256::of);

    /** Chains that are remembered. */
    private static final int MOST = 64;

    private final Map<Chain, Link> chains = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Chain, Link> eldest) {
            return size() > MOST;
        }
    };

    private record Chain(ShuffleContext context, int party, Bytes32 anchor) {}

    private record Link(int round, Bytes32 value) {}

    /** Returns how many hashes {@link #leadsTo} takes for a link of a round. */
    public int hashes(ShuffleContext context, int party, Bytes32 anchor, int round) {
        return round - nearest(new Chain(context, party, anchor), round).round();
    }

    private Link nearest(Chain chain, int round) {
        Link known = chains.get(chain);
        return known != null && known.round() <= round ? known : new Link(0, chain.anchor());
    }

    /** Checks whether a link of a round leads to an anchor. */
    public boolean leadsTo(ShuffleContext context, int party, Bytes32 anchor, int round, Bytes32 link) {
        Chain chain = new Chain(context, party, anchor);
        Link from = nearest(chain, round);
        boolean leads = SHUFFLE.back(context, party, link, round - from.round()).equals(from.value());
        if (leads) {
            chains.put(chain, new Link(round, link));
        }
        return leads;
    }
}
