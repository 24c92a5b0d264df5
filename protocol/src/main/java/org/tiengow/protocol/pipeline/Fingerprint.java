package org.tiengow.protocol.pipeline;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.cert.Certificate;
import java.security.cert.CertificateEncodingException;
import java.util.HexFormat;

/** The SHA-256 of a host's certificate, by which a client remembers a host. */
public final class Fingerprint {
    /** Bytes of a fingerprint. */
    public static final int BYTES = 32;

    private Fingerprint() {}

    /** Returns the fingerprint of a connection without TLS: zeros. */
    public static byte[] ofPlain() {
        return new byte[BYTES];
    }

    /** Returns 64 lower-case hexadecimal digits. */
    public static String write(byte[] fingerprint) {
        return HexFormat.of().formatHex(fingerprint);
    }

    /**
     * Reads 64 hexadecimal digits, with or without colons between the bytes.
     *
     * @throws IllegalArgumentException with a sentence for the user
     */
    public static byte[] read(String text) {
        String digits = text.replace(":", "").strip();
        if (!digits.matches("[0-9a-fA-F]{64}")) {
            throw new IllegalArgumentException("A fingerprint has 64 hexadecimal digits.");
        }
        return HexFormat.of().parseHex(digits);
    }

    /** Returns the fingerprint of a certificate, X.509 in DER. */
    public static byte[] of(byte[] certificate) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(certificate);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("Every Java has SHA-256.", impossible);
        }
    }

    static byte[] of(Certificate certificate) {
        try {
            return of(certificate.getEncoded());
        } catch (CertificateEncodingException impossible) {
            throw new IllegalStateException("A certificate that was read cannot be digested.", impossible);
        }
    }
}
