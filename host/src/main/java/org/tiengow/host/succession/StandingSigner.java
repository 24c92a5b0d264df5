package org.tiengow.host.succession;

import com.google.protobuf.ByteString;
import java.util.Optional;
import org.tiengow.protocol.wire.Sealed;
import org.tiengow.protocol.wire.Standing;
import org.tiengow.protocol.wire.Succession;

/** Signs the standings of matches in the name of the host, and keeps the takeovers by which each match came to the host. */
public interface StandingSigner {
    /**
     * The signer of a host without a key. It signs nothing, so no standing has to be confirmed and no other host can continue a
     * match.
     */
    StandingSigner NONE = new StandingSigner() {
        @Override
        public Optional<Sealed> seal(Standing standing) {
            return Optional.empty();
        }

        @Override
        public ByteString fingerprint() {
            return ByteString.EMPTY;
        }

        @Override
        public String hostName() {
            return "";
        }

        @Override
        public Succession succession(String match) {
            return Succession.getDefaultInstance();
        }

        @Override
        public void tookOver(String match, Succession succession) {
            // no takeover is agreed to without a key
        }
    };

    /** Signs a standing; empty if this host has no key. Takes about a millisecond. */
    Optional<Sealed> seal(Standing standing);

    /** Returns the fingerprint of the host; empty if it has no key. */
    ByteString fingerprint();

    String hostName();

    /** Returns all takeovers by which a match came to this host; none for its own matches. */
    Succession succession(String match);

    /** Records the takeovers by which a match came to this host. */
    void tookOver(String match, Succession succession);
}
