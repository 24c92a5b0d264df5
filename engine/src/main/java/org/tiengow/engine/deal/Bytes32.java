package org.tiengow.engine.deal;

import java.util.Arrays;
import java.util.HexFormat;

/** 32 bytes: a share of the shuffle, or what a hash made of something. Its text is kept short, since it may be a secret. */
public final class Bytes32 {
    /** How many bytes there are. */
    public static final int LENGTH = 32;

    /** 32 zeros. */
    public static final Bytes32 ZERO = new Bytes32(new byte[LENGTH]);

    private final byte[] bytes;

    private Bytes32(byte[] bytes) {
        this.bytes = bytes;
    }

    /**
     * These bytes, copied.
     *
     * @throws IllegalArgumentException when there are not 32
     */
    public static Bytes32 of(byte[] bytes) {
        if (bytes.length != LENGTH) {
            throw new IllegalArgumentException("There must be " + LENGTH + " bytes, not " + bytes.length + ".");
        }
        return new Bytes32(bytes.clone());
    }

    /**
     * From 64 hexadecimal digits.
     *
     * @throws IllegalArgumentException for any other text
     */
    public static Bytes32 ofHex(String digits) {
        return of(HexFormat.of().parseHex(digits));
    }

    /** A copy of them. */
    public byte[] toArray() {
        return bytes.clone();
    }

    /** As 64 hexadecimal digits in lower case. */
    public String toHex() {
        return HexFormat.of().formatHex(bytes);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Bytes32 that && Arrays.equals(bytes, that.bytes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(bytes);
    }

    @Override
    public String toString() {
        return "32 bytes";
    }
}
