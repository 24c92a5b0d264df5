package org.tiengow.protocol.shuffle;

import java.util.Arrays;
import java.util.HexFormat;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.ListedSeat;
import org.tiengow.engine.deal.ShuffleContext;
import org.tiengow.engine.deal.ShuffleList;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.identity.IdentityKey;

/**
 * The signatures of clients' identity keys for a shuffle and for the record of a round, as specified in {@code docs/fair-shuffle-spec.md}:
 *
 * <pre>
 *   anchor  | "tiengow-shuffle/3 anchor" 00 | context | seat | anchor |
 *   record  | "tiengow-record/2 signature" 00 | saw | digest of the record |
 * </pre>
 *
 * <p>Signatures are 128 lower-case hexadecimal digits.
 */
public final class ShuffleSignatures {
    private static final String ANCHOR = "tiengow-shuffle/3 anchor\0";
    private static final String RECORD = "tiengow-record/2 signature\0";
    private static final HexFormat HEX = HexFormat.of();

    private ShuffleSignatures() {}

    /** Signs the anchor of a seat. */
    public static String anchor(IdentityKey key, ShuffleContext context, int seat, Bytes32 anchor) {
        return HEX.formatHex(key.sign(ANCHOR, anchorBytes(context, seat, anchor)));
    }

    /** Checks whether the anchor of a seat in a list is signed by the key of that seat. */
    public static boolean isAnchor(ShuffleList list, int seat) {
        ListedSeat listed = list.seats().get(seat);
        return listed.anchor().isPresent()
                && listed.key().isPresent()
                && isAnchor(
                        new Identity(listed.key().get().toHex()),
                        list.context(),
                        seat,
                        listed.anchor().get(),
                        listed.signature());
    }

    /** Checks whether the anchor of a seat is signed by a key. */
    public static boolean isAnchor(Identity key, ShuffleContext context, int seat, Bytes32 anchor, String signature) {
        return isBy(key.hex(), ANCHOR, anchorBytes(context, seat, anchor), signature);
    }

    /**
     * Signs the record of a round.
     *
     * @param saw whether the program saw the end of the round
     */
    public static String record(IdentityKey key, boolean saw, Bytes32 digest) {
        return HEX.formatHex(key.sign(RECORD, recordBytes(saw, digest)));
    }

    /** Checks whether a key, 64 hexadecimal digits, has signed a record. */
    public static boolean isRecord(String key, boolean saw, Bytes32 digest, String signature) {
        return isBy(key, RECORD, recordBytes(saw, digest), signature);
    }

    private static byte[] anchorBytes(ShuffleContext context, int seat, Bytes32 anchor) {
        byte[] head = context.bytes();
        byte[] bytes = Arrays.copyOf(head, head.length + 1 + Bytes32.LENGTH);
        bytes[head.length] = (byte) seat;
        System.arraycopy(anchor.toArray(), 0, bytes, head.length + 1, Bytes32.LENGTH);
        return bytes;
    }

    private static byte[] recordBytes(boolean saw, Bytes32 digest) {
        byte[] bytes = new byte[1 + Bytes32.LENGTH];
        bytes[0] = (byte) (saw ? 1 : 0);
        System.arraycopy(digest.toArray(), 0, bytes, 1, Bytes32.LENGTH);
        return bytes;
    }

    private static boolean isBy(String key, String purpose, byte[] content, String signature) {
        try {
            return new Identity(key).signed(purpose, content, HEX.parseHex(signature));
        } catch (IllegalArgumentException noDigits) {
            return false;
        }
    }
}
