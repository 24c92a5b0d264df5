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

/** The key pair of a program. The private key never leaves the program and its file. */
public final class IdentityKey {
    private static final String TRIAL = "tiengow-trial/1";

    private final PrivateKey key;
    private final Identity identity;

    private IdentityKey(PrivateKey key, Identity identity) {
        this.key = key;
        this.identity = identity;
    }

    /**
     * Creates a key pair. Takes some milliseconds, and more the first time in a program, so it must not be called on a UI thread or event
     * loop.
     */
    public static IdentityKey fresh() {
        try {
            KeyPair pair = KeyPairGenerator.getInstance(Identity.ALGORITHM).generateKeyPair();
            return new IdentityKey(pair.getPrivate(), Identity.of(pair.getPublic()));
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException("Every Java from 15 on has Ed25519.", impossible);
        }
    }

    /** Returns the public key. */
    public Identity identity() {
        return identity;
    }

    /**
     * Signs content; returns 64 bytes.
     *
     * @param purpose the purpose of the signature, ASCII
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

    /** Returns both keys as text, which must be stored where only its owner can read it. */
    public String write() {
        return HexFormat.of().formatHex(key.getEncoded()) + " " + identity.hex();
    }

    /**
     * Reads the text of {@link #write}. Tests the key by a trial signature, so that a damaged file is detected at once.
     *
     * @throws IllegalArgumentException when the text is invalid
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
