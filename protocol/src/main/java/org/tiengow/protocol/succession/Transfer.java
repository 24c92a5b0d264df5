package org.tiengow.protocol.succession;

import com.google.protobuf.ByteString;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.tiengow.protocol.identity.Identity;

/**
 * A takeover whose signatures have been verified: one link of a chain.
 *
 * @param claim the claim of the new host
 * @param namedBy the host that named the new one; null when people agreed
 * @param from the basis of the agreement; null when the host was named
 * @param agreed the signers of exactly this claim, with the newest standing that each held
 */
public record Transfer(
        Claim claim, @Nullable ByteString namedBy, @Nullable ElectionBasis from, Map<Identity, LogPosition> agreed) {
    public Transfer {
        agreed = Map.copyOf(agreed);
    }

    /** Returns the takeover by a host that the previous one has named. */
    public static Transfer named(Claim claim, ByteString by) {
        return new Transfer(claim, by, null, Map.of());
    }

    /** Returns the takeover by a host that people have agreed to. */
    public static Transfer agreed(Claim claim, ElectionBasis from, Map<Identity, LogPosition> agreed) {
        return new Transfer(claim, null, from, agreed);
    }
}
