package org.tiengow.protocol.identity;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.Signature;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.HexFormat;

/** Both halves of a program's key. The private one never leaves the program and its file. */
public final class IdentityKey {
    private static final String TRIAL = "tiengow-trial/1";

    private final PrivateKey key;
    private final Identity identity;

    private IdentityKey(PrivateKey key, Identity identity) {
        this.key = key;
        this.identity = identity;
    }

    /** A new one. Takes some milliseconds, the first time in a program more: not for a thread somebody waits for. */
    public static IdentityKey fresh() {
        try {
            KeyPair pair = KeyPairGenerator.getInstance(Identity.ALGORITHM).generateKeyPair();
            return new IdentityKey(pair.getPrivate(), Identity.of(pair.getPublic()));
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException("Every Java from 15 on has Ed25519.", impossible);
        }
    }

    /** What others may know of it. */
    public Identity identity() {
        return identity;
    }

    /**
     * Signs something, 64 bytes.
     *
     * @param purpose what it is signed as, ASCII
     */
    public byte[] sign(String purpose, byte[] content) {
        try {
            Signature signature = Signature.getInstance(Identity.ALGORITHM);
            signature.initSign(key);
            signature.update(purpose.getBytes(StandardCharsets.US_ASCII));
            signature.update(content);
            return signature.sign();
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException("A key that was tried does not sign.", impossible);
        }
    }

    /** Both halves as text, to be kept where nobody else reads it. */
    public String write() {
        return HexFormat.of().formatHex(key.getEncoded()) + " " + identity.hex();
    }

    /**
     * What {@link #write} wrote; tried, so that a damaged file does not show only at some door.
     *
     * @throws IllegalArgumentException when it is none
     */
    public static IdentityKey read(String text) {
        String[] halves = text.strip().split(" ");
        if (halves.length != 2) {
            throw new IllegalArgumentException("This is no key.");
        }
        try {
            PrivateKey key = KeyFactory.getInstance(Identity.ALGORITHM)
                    .generatePrivate(new PKCS8EncodedKeySpec(HexFormat.of().parseHex(halves[0])));
            IdentityKey read = new IdentityKey(key, new Identity(halves[1]));
            if (!read.identity.signed(TRIAL, new byte[0], read.sign(TRIAL, new byte[0]))) {
                throw new IllegalArgumentException("The halves of this key do not belong together.");
            }
            return read;
        } catch (GeneralSecurityException damaged) {
            throw new IllegalArgumentException("This is no key.", damaged);
        }
    }
}
