package org.tiengow.protocol.succession;

import com.google.protobuf.ByteString;
import java.util.Comparator;

/**
 * A host's claim to a match. The greater claim wins. At the same epoch, a named host precedes one that people agreed to and that is not
 * followed yet. Of two hosts that people agreed to in one epoch, no client accepts the second.
 *
 * @param epoch the term of the host: 0 for the first, greater after each takeover or renewal
 * @param named whether the previous host named this one; true for the first host
 * @param host the fingerprint of the host, 32 bytes
 */
public record EpochClaim(int epoch, boolean named, ByteString host) {
    private static final Comparator<EpochClaim> ORDER =
            Comparator.comparingInt(EpochClaim::epoch).thenComparing(EpochClaim::named);

    /** Returns the claim of the host that began a match. */
    public static EpochClaim first(ByteString host) {
        return new EpochClaim(0, true, host);
    }

    /** Checks whether this claim is equal to or greater than another one. */
    public boolean holdsAgainst(EpochClaim other) {
        return equals(other) || ORDER.compare(this, other) > 0;
    }
}
