package org.tiengow.protocol.hash;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** The SHA-256 hash of the Java platform. */
public final class Sha256 {
    private Sha256() {}

    /** Returns the hash, 32 bytes. */
    public static byte[] of(byte[] message) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(message);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("Every Java has SHA-256.", impossible);
        }
    }
}
