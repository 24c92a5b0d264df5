package org.tiengow.protocol.hash;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** SHA-256, as every Java has it. */
public final class Sha256 {
    private Sha256() {}

    /** The 32 bytes of the hash. */
    public static byte[] of(byte[] message) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(message);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("Every Java has SHA-256.", impossible);
        }
    }
}
