package org.tiengow.protocol.opening;

import java.security.SecureRandom;
import org.tiengow.protocol.translate.Malformed;

/** The random bytes that each side contributes to the opening, so that no proof is valid twice. */
public final class Nonce {
    /** Bytes of a nonce. */
    public static final int BYTES = 32;

    private Nonce() {}

    /** Returns a new nonce. */
    public static byte[] fresh(SecureRandom random) {
        byte[] nonce = new byte[BYTES];
        random.nextBytes(nonce);
        return nonce;
    }

    static byte[] checked(String field, byte[] nonce) {
        if (nonce.length != BYTES) {
            throw new Malformed(field, field + " has " + nonce.length + " bytes instead of " + BYTES + ".");
        }
        return nonce;
    }
}
