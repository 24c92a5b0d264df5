package org.tiengow.protocol.succession;

import com.google.protobuf.ByteString;
import java.util.Comparator;

/**
 * A host's claim to a match. The greater claim wins. At the same epoch, a named host precedes one that people agreed to and that is not
 * followed yet. Of two hosts that people agreed to in one epoch, no client accepts the second.
 *
 * @param epoch the number of takeovers of the match; 0 for the host that began it
 * @param named whether the previous host named this one; true for the first host
 * @param host the fingerprint of the host, 32 bytes
 */
public record Claim(int epoch, boolean named, ByteString host) {
    private static final Comparator<Claim> ORDER =
            Comparator.comparingInt(Claim::epoch).thenComparing(Claim::named);

    /** Returns the claim of the host that began a match. */
    public static Claim first(ByteString host) {
        return new Claim(0, true, host);
    }

    /** Checks whether this claim is equal to or greater than another one. */
    public boolean holdsAgainst(Claim other) {
        return equals(other) || ORDER.compare(this, other) > 0;
    }
}
