package org.tiengow.protocol.opening;

import java.security.SecureRandom;
import org.tiengow.protocol.translate.Malformed;

/** The random bytes each side gives to the opening, so that no proof holds twice. */
public final class Nonce {
    /** How many bytes. */
    public static final int BYTES = 32;

    private Nonce() {}

    /** A new one. */
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
