package org.tiengow.protocol.shuffle;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.Commitments;
import org.tiengow.engine.deal.FairShuffle;
import org.tiengow.engine.deal.Participant;
import org.tiengow.engine.deal.VoidAttempt;
import org.tiengow.protocol.hash.Sha256;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.identity.IdentityKey;

/**
 * What people's programs sign with their identity keys of a shuffle and of the record that comes of it, byte by byte as {@code
 * docs/fair-shuffle.md} says:
 *
 * <pre>
 *   part    | "tiengow-shuffle/2 part" 00 | seat | digest of the list | void attempts | who holds the seats |
 *   record  | "tiengow-record/1 signature" 00 | digest of the record |
 * </pre>
 */
public final class ShuffleSignatures {
    private static final String PART = "tiengow-shuffle/2 part\0";
    private static final String RECORD = "tiengow-record/1 signature\0";
    private static final FairShuffle SHUFFLE = new FairShuffle(Sha256::of);
    private static final HexFormat HEX = HexFormat.of();

    private ShuffleSignatures() {}

    /** The signature for a seat's part in an attempt, 128 hexadecimal digits. The list names its match, round and attempt. */
    public static String part(
            IdentityKey key, int seat, Commitments list, List<VoidAttempt> voided, List<Participant> people) {
        return HEX.formatHex(key.sign("", content(seat, list, voided, people)));
    }

    /** Whether the signature that stands at a seat is that of its key for this. */
    public static boolean isPart(int seat, Commitments list, List<VoidAttempt> voided, List<Participant> people) {
        Participant signer = people.get(seat);
        return isBy(signer.key(), "", content(seat, list, voided, people), signer.signature());
    }

    /** The signature for a record, 64 bytes. */
    public static byte[] record(IdentityKey key, Bytes32 digest) {
        return key.sign(RECORD, digest.toArray());
    }

    /** Whether a key has signed a record; both in hexadecimal digits. */
    public static boolean isRecord(String key, Bytes32 digest, String signature) {
        return isBy(key, RECORD, digest.toArray(), signature);
    }

    private static boolean isBy(String key, String purpose, byte[] content, String signature) {
        try {
            return new Identity(key).signed(purpose, content, HEX.parseHex(signature));
        } catch (IllegalArgumentException noDigits) {
            return false;
        }
    }

    /** What is signed for a seat's part. */
    public static byte[] content(int seat, Commitments list, List<VoidAttempt> voided, List<Participant> people) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.writeBytes(PART.getBytes(StandardCharsets.US_ASCII));
        bytes.write(seat);
        bytes.writeBytes(SHUFFLE.digest(list).toArray());
        uint32(bytes, voided.size());
        for (VoidAttempt attempt : voided) {
            uint32(bytes, attempt.number());
            uint32(bytes, attempt.missing().size());
            for (VoidAttempt.Missing missing : attempt.missing()) {
                bytes.write(missing.seat());
                text(bytes, missing.name());
            }
        }
        for (Participant each : people) {
            bytes.write(each.bot() ? 1 : 0);
            text(bytes, each.name());
            bytes.writeBytes(each.key().isEmpty() ? new byte[Identity.BYTES] : HEX.parseHex(each.key()));
        }
        return bytes.toByteArray();
    }

    private static void text(ByteArrayOutputStream bytes, String text) {
        byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
        uint32(bytes, utf8.length);
        bytes.writeBytes(utf8);
    }

    private static void uint32(ByteArrayOutputStream bytes, int value) {
        bytes.write(value >>> 24);
        bytes.write(value >>> 16);
        bytes.write(value >>> 8);
        bytes.write(value);
    }
}
