package org.tiengow.protocol.succession;

import com.google.protobuf.ByteString;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.tiengow.protocol.identity.Identity;

/**
 * A takeover after its signatures have been looked at: one link of a chain.
 *
 * @param claim what it claims
 * @param namedBy the host that names the new one; null when people agreed
 * @param from what people agreed to go on from; null when the host was named
 * @param agreed who signed just this claim, and the newest standing each of them held
 */
public record Transfer(
        Claim claim, @Nullable ByteString namedBy, @Nullable Basis from, Map<Identity, Moment> agreed) {
    /** Copies the map. */
    public Transfer {
        agreed = Map.copyOf(agreed);
    }

    /** A host that the one before has named. */
    public static Transfer named(Claim claim, ByteString by) {
        return new Transfer(claim, by, null, Map.of());
    }

    /** A host that people have agreed to. */
    public static Transfer agreed(Claim claim, Basis from, Map<Identity, Moment> agreed) {
        return new Transfer(claim, null, from, agreed);
    }
}
