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
public record VerifiedTakeover(
        EpochClaim claim,
        @Nullable ByteString namedBy,
        @Nullable ElectionBasis from,
        Map<Identity, LogPosition> agreed) {
    public VerifiedTakeover {
        agreed = Map.copyOf(agreed);
    }

    /** Returns the takeover by a host that the previous one has named. */
    public static VerifiedTakeover named(EpochClaim claim, ByteString by) {
        return new VerifiedTakeover(claim, by, null, Map.of());
    }

    /** Returns the takeover by a host that people have agreed to. */
    public static VerifiedTakeover agreed(EpochClaim claim, ElectionBasis from, Map<Identity, LogPosition> agreed) {
        return new VerifiedTakeover(claim, null, from, agreed);
    }
}
