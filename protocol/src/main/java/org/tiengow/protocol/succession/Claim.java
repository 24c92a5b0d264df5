package org.tiengow.protocol.succession;

import com.google.protobuf.ByteString;
import java.util.Comparator;

/**
 * A host's claim to a match. The greater one holds; at the same epoch a host that was named comes before one that was only agreed
 * to and is not followed yet, and of two that were agreed to no client takes the second.
 *
 * @param epoch how often the match was taken over; 0 for the host that began it
 * @param named whether the host before named this one; of the first host: true
 * @param host its fingerprint, 32 bytes
 */
public record Claim(int epoch, boolean named, ByteString host) {
    private static final Comparator<Claim> ORDER =
            Comparator.comparingInt(Claim::epoch).thenComparing(Claim::named);

    /** The claim of the host that began a match. */
    public static Claim first(ByteString host) {
        return new Claim(0, true, host);
    }

    /** Whether it holds against another one: it is greater, or the same. */
    public boolean holdsAgainst(Claim other) {
        return equals(other) || ORDER.compare(this, other) > 0;
    }
}
