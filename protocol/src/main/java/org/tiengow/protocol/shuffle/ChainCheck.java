package org.tiengow.protocol.shuffle;

import java.util.LinkedHashMap;
import java.util.Map;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.FairShuffle;
import org.tiengow.engine.deal.ShuffleContext;
import org.tiengow.engine.deal.ShuffleList;
import org.tiengow.protocol.hash.Sha256;

/** Checks links against their anchors. It caches the last link of each chain, so that a long match needs only one hash per round. */
public final class ChainCheck {
    /** The shuffle arithmetic with the platform's SHA-256. */
    public static final FairShuffle SHUFFLE = new FairShuffle(Sha256::of);

    /** The most chains that are cached. */
    private static final int MOST = 64;

    private final Map<Chain, Link> chains = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Chain, Link> eldest) {
            return size() > MOST;
        }
    };

    private record Chain(ShuffleContext context, int party, Bytes32 anchor) {}

    private record Link(int round, Bytes32 value) {}

    /** Returns the number of hashes that {@link #leadsTo} needs for a link of a list's round; none for a party without an anchor. */
    public int hashes(ShuffleList list, int party) {
        return list.anchor(party)
                .map(anchor -> list.round() - nearest(list, party, anchor).round())
                .orElse(0);
    }

    private Link nearest(ShuffleList list, int party, Bytes32 anchor) {
        Link known = chains.get(new Chain(list.context(), party, anchor));
        return known != null && known.round() <= list.round() ? known : new Link(0, anchor);
    }

    /** Checks whether the link of a party leads to its anchor in the list of the round. */
    public boolean leadsTo(ShuffleList list, int party, Bytes32 link) {
        Bytes32 anchor = list.anchor(party).orElse(null);
        if (anchor == null) {
            return false;
        }
        Link from = nearest(list, party, anchor);
        boolean leads = SHUFFLE.back(list.context(), party, link, list.round() - from.round())
                .equals(from.value());
        if (leads) {
            chains.put(new Chain(list.context(), party, anchor), new Link(list.round(), link));
        }
        return leads;
    }
}
