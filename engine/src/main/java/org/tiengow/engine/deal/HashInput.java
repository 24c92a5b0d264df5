package org.tiengow.engine.deal;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** A builder for the input of a hash. An input begins with a label and a zero byte, so that inputs for different purposes always differ. */
final class HashInput {
    private byte[] bytes = new byte[256];
    private int length;

    HashInput() {}

    /** Begins with the label, in ASCII, and a zero byte. */
    HashInput(String label) {
        raw(label.getBytes(StandardCharsets.US_ASCII)).uint8(0);
    }

    HashInput uint8(int value) {
        return raw(new byte[] {(byte) value});
    }

    /** Adds four bytes, the highest first. */
    HashInput uint32(int value) {
        return uint8(value >>> 24).uint8(value >>> 16).uint8(value >>> 8).uint8(value);
    }

    /** Adds the length of the text in UTF-8 bytes, then the text itself. */
    HashInput text(String text) {
        byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
        return uint32(utf8.length).raw(utf8);
    }

    HashInput bytes(Bytes32 block) {
        return raw(block.toArray());
    }

    HashInput raw(byte[] more) {
        if (length + more.length > bytes.length) {
            bytes = Arrays.copyOf(bytes, 2 * (length + more.length));
        }
        System.arraycopy(more, 0, bytes, length, more.length);
        length += more.length;
        return this;
    }

    byte[] toArray() {
        return Arrays.copyOf(bytes, length);
    }
}
