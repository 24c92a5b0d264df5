package org.tiengow.engine.deal;

import java.util.Arrays;
import java.util.HexFormat;

/** A value of 32 bytes: a link of the shuffle, a key or a hash. {@code toString} does not show the bytes, since they may be secret. */
public final class Bytes32 {
    public static final int LENGTH = 32;

    public static final Bytes32 ZERO = new Bytes32(new byte[LENGTH]);

    private final byte[] bytes;

    private Bytes32(byte[] bytes) {
        this.bytes = bytes;
    }

    /**
     * Returns a copy of these bytes.
     *
     * @throws IllegalArgumentException if there are not 32
     */
    public static Bytes32 of(byte[] bytes) {
        if (bytes.length != LENGTH) {
            throw new IllegalArgumentException("There must be " + LENGTH + " bytes, not " + bytes.length + ".");
        }
        return new Bytes32(bytes.clone());
    }

    /**
     * Parses 64 hexadecimal digits.
     *
     * @throws IllegalArgumentException for any other text
     */
    public static Bytes32 ofHex(String digits) {
        return of(HexFormat.of().parseHex(digits));
    }

    /** Returns a copy of the bytes. */
    public byte[] toArray() {
        return bytes.clone();
    }

    /** Returns 64 hexadecimal digits in lower case. */
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
