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
 * The public key by which others recognise a program: Ed25519, encoded in 32 bytes as in RFC 8032.
 *
 * @param hex 64 lower-case hexadecimal digits
 */
public record Identity(String hex) {
    /** Bytes of a key. */
    public static final int BYTES = 32;

    /** Bytes of a signature. */
    public static final int BYTES_OF_SIGNATURE = 64;

    static final String ALGORITHM = "Ed25519";

    /** The X.509 prefix of the 32 bytes, which names the algorithm (RFC 8410). */
    private static final byte[] X509 = HexFormat.of().parseHex("302a300506032b6570032100");

    /**
     * Checks the digits, and converts them to lower case.
     *
     * @throws IllegalArgumentException when they do not encode 32 bytes
     */
    public Identity {
        byte[] bytes = HexFormat.of().parseHex(hex);
        if (bytes.length != BYTES) {
            throw new IllegalArgumentException("An identity has " + BYTES + " bytes, not " + bytes.length + ".");
        }
        hex = HexFormat.of().formatHex(bytes);
    }

    /**
     * Returns the identity with these bytes.
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

    /** Returns a new array of the 32 bytes. */
    public byte[] bytes() {
        return HexFormat.of().parseHex(hex);
    }

    /**
     * Checks whether the holder of the private key has signed this content for this purpose.
     *
     * @param purpose the purpose for which the content was signed, ASCII; a signature for another purpose is invalid
     */
    public boolean signed(String purpose, byte[] content, byte[] signature) {
        if (signature.length != BYTES_OF_SIGNATURE) {
            return false; // Java would ignore any bytes after these 64
        }
        try {
            Signature check = Signature.getInstance(ALGORITHM);
            check.initVerify(publicKey());
            check.update(purpose.getBytes(StandardCharsets.US_ASCII));
            check.update(content);
            return check.verify(signature);
        } catch (GeneralSecurityException | IllegalArgumentException noKeyOrNoSignature) {
            return false; // the input is not a point of the curve, or not a signature
        }
    }

    private PublicKey publicKey() throws GeneralSecurityException {
        byte[] encoded = Arrays.copyOf(X509, X509.length + BYTES);
        System.arraycopy(bytes(), 0, encoded, X509.length, BYTES);
        return KeyFactory.getInstance(ALGORITHM).generatePublic(new X509EncodedKeySpec(encoded));
    }
}
