package org.tiengow.protocol.identity;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PublicKey;
import java.security.Signature;
import java.security.spec.X509EncodedKeySpec;
import java.util.Arrays;
import java.util.HexFormat;

/**
 * The public half of a program's key: by it others know the program again. Ed25519, as RFC 8032 writes it in 32 bytes.
 *
 * @param hex its 64 small hexadecimal digits
 */
public record Identity(String hex) {
    /** How many bytes a key has. */
    public static final int BYTES = 32;

    /** How many bytes a signature has. */
    public static final int BYTES_OF_SIGNATURE = 64;

    static final String ALGORITHM = "Ed25519";

    /** What X.509 puts in front of the 32 bytes: the name of the algorithm (RFC 8410). */
    private static final byte[] X509 = HexFormat.of().parseHex("302a300506032b6570032100");

    /**
     * Checks the digits.
     *
     * @throws IllegalArgumentException when they are not 32 bytes
     */
    public Identity {
        byte[] bytes = HexFormat.of().parseHex(hex);
        if (bytes.length != BYTES) {
            throw new IllegalArgumentException("An identity has " + BYTES + " bytes, not " + bytes.length + ".");
        }
        hex = HexFormat.of().formatHex(bytes);
    }

    /**
     * The identity with these bytes.
     *
     * @throws IllegalArgumentException when there are not 32
     */
    public static Identity of(byte[] bytes) {
        return new Identity(HexFormat.of().formatHex(bytes));
    }

    static Identity of(PublicKey key) {
        byte[] encoded = key.getEncoded();
        return of(Arrays.copyOfRange(encoded, X509.length, encoded.length));
    }

    /** A fresh array of its bytes. */
    public byte[] bytes() {
        return HexFormat.of().parseHex(hex);
    }

    /**
     * Whether the holder of the private half signed this.
     *
     * @param purpose what it was signed as, ASCII; the same bytes signed as something else do not count
     */
    public boolean signed(String purpose, byte[] content, byte[] signature) {
        if (signature.length != BYTES_OF_SIGNATURE) {
            return false; // Java would ignore what comes after the 64 bytes
        }
        try {
            Signature check = Signature.getInstance(ALGORITHM);
            check.initVerify(publicKey());
            check.update(purpose.getBytes(StandardCharsets.US_ASCII));
            check.update(content);
            return check.verify(signature);
        } catch (GeneralSecurityException | IllegalArgumentException noKeyOrNoSignature) {
            return false; // bytes from outside that are no point of the curve, or no signature at all
        }
    }

    private PublicKey publicKey() throws GeneralSecurityException {
        byte[] encoded = Arrays.copyOf(X509, X509.length + BYTES);
        System.arraycopy(bytes(), 0, encoded, X509.length, BYTES);
        return KeyFactory.getInstance(ALGORITHM).generatePublic(new X509EncodedKeySpec(encoded));
    }
}
