package org.tiengow.protocol.opening;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.tiengow.protocol.translate.Malformed;

/**
 * The proof that a client knows the host's PIN, which is never transmitted:
 *
 * <pre>
 *   HMAC-SHA-256, keyed with the PIN in UTF-8, over
 *   | "tiengow-pin/1" | nonce of the host | nonce of the client | SHA-256 of the host's certificate |
 *     13 bytes          32 bytes            32 bytes              32 bytes, zeros without TLS
 * </pre>
 */
public final class PinProof {
    private static final String ALGORITHM = "HmacSHA256";
    private static final byte[] PURPOSE = "tiengow-pin/1".getBytes(StandardCharsets.US_ASCII);

    private PinProof() {}

    /**
     * Returns the proof, 32 bytes.
     *
     * @param pin the PIN, not empty
     * @param fingerprint the SHA-256 of the host's certificate; zeros on a plain connection
     * @throws Malformed when a nonce or the fingerprint does not have 32 bytes
     */
    public static byte[] of(String pin, byte[] hostNonce, byte[] clientNonce, byte[] fingerprint) {
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(new SecretKeySpec(pin.getBytes(StandardCharsets.UTF_8), ALGORITHM));
            mac.update(PURPOSE);
            mac.update(Nonce.checked("nonce", hostNonce));
            mac.update(Nonce.checked("client_nonce", clientNonce));
            mac.update(Nonce.checked("fingerprint", fingerprint));
            return mac.doFinal();
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException("Every Java has " + ALGORITHM + ".", impossible);
        }
    }

    /**
     * Verifies a proof, in constant time.
     *
     * @throws Malformed when a nonce or the fingerprint does not have 32 bytes
     */
    public static boolean isRight(byte[] proof, String pin, byte[] hostNonce, byte[] clientNonce, byte[] fingerprint) {
        return MessageDigest.isEqual(of(pin, hostNonce, clientNonce, fingerprint), proof);
    }
}
