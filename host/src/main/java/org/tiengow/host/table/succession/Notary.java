package org.tiengow.host.table.succession;

import com.google.protobuf.ByteString;
import java.util.Optional;
import org.tiengow.protocol.wire.Sealed;
import org.tiengow.protocol.wire.Standing;
import org.tiengow.protocol.wire.Succession;

/** Signs how a match stands, in the name of the host, and knows how the host came to it. */
public interface Notary {
    /** Of a host without a key: nothing is signed, nobody waits for a confirmation, nobody else can go on. */
    Notary NONE = new Notary() {
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
            // without a key nobody agrees to anything
        }
    };

    /** The standing, signed; empty when this host has no key. Takes about a millisecond. */
    Optional<Sealed> seal(Standing standing);

    /** The fingerprint of the host; empty when it has no key. */
    ByteString fingerprint();

    /** The name of the host. */
    String hostName();

    /** All takeovers by which a match came to this host; none for its own. */
    Succession succession(String match);

    /** A match is this host's by these takeovers. */
    void tookOver(String match, Succession succession);
}
