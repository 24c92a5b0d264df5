package org.tiengow.engine.deal;

import java.util.Arrays;

/** The bytes a hash is made of. They begin with a label and a zero, so that hashes for different purposes never agree. */
final class HashInput {
    private byte[] bytes = new byte[256];
    private int length;

    /** The label, in ASCII, and a zero byte. */
    HashInput(String label) {
        ascii(label).uint8(0);
    }

    HashInput uint8(int value) {
        if (length == bytes.length) {
            bytes = Arrays.copyOf(bytes, 2 * length);
        }
        bytes[length++] = (byte) value;
        return this;
    }

    /** Four bytes, the highest first. */
    HashInput uint32(int value) {
        return uint8(value >>> 24).uint8(value >>> 16).uint8(value >>> 8).uint8(value);
    }

    HashInput ascii(String text) {
        text.chars().forEach(this::uint8);
        return this;
    }

    HashInput bytes(Bytes32 block) {
        for (byte each : block.toArray()) {
            uint8(each);
        }
        return this;
    }

    byte[] toArray() {
        return Arrays.copyOf(bytes, length);
    }
}
