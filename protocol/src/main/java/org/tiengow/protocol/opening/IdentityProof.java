package org.tiengow.protocol.opening;

import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.identity.IdentityKey;
import org.tiengow.protocol.translate.Malformed;

/**
 * The proof that a client holds the key that it shows, valid for this connection and host only:
 *
 * <pre>
 *   Ed25519, over
 *   | "tiengow-identity/1" | nonce of the host | nonce of the client | SHA-256 of the host's certificate |
 *     18 bytes               32 bytes            32 bytes              32 bytes, zeros without TLS
 * </pre>
 */
public final class IdentityProof {
    private static final String PURPOSE = "tiengow-identity/1";

    private IdentityProof() {}

    /**
     * Returns the proof, 64 bytes.
     *
     * @throws Malformed when a nonce or the fingerprint does not have 32 bytes
     */
    public static byte[] of(IdentityKey key, byte[] hostNonce, byte[] clientNonce, byte[] fingerprint) {
        return key.sign(PURPOSE, content(hostNonce, clientNonce, fingerprint));
    }

    /**
     * Verifies the proof of an identity.
     *
     * @throws Malformed when a nonce or the fingerprint does not have 32 bytes
     */
    public static boolean isRight(
            byte[] proof, Identity identity, byte[] hostNonce, byte[] clientNonce, byte[] fingerprint) {
        return identity.signed(PURPOSE, content(hostNonce, clientNonce, fingerprint), proof);
    }

    private static byte[] content(byte[] hostNonce, byte[] clientNonce, byte[] fingerprint) {
        byte[] content = new byte[3 * Nonce.BYTES];
        System.arraycopy(Nonce.checked("nonce", hostNonce), 0, content, 0, Nonce.BYTES);
        System.arraycopy(Nonce.checked("client_nonce", clientNonce), 0, content, Nonce.BYTES, Nonce.BYTES);
        System.arraycopy(Nonce.checked("fingerprint", fingerprint), 0, content, 2 * Nonce.BYTES, Nonce.BYTES);
        return content;
    }
}
