package org.tiengow.host.journal;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.zip.CRC32C;

/**
 * Whatever stands in a journal: it is gone on with, or one sentence says why not; what is counted as whole and torn is no more
 * than there is.
 *
 * <pre>
 *   first byte   even: the file as it is   odd: payloads, each with its length in two bytes before it, framed with right sums
 * </pre>
 */
public final class JournalFuzz {
    private JournalFuzz() {}

    /** One run; called by the fuzzer, and by the ordinary tests with what the fuzzer has found. */
    public static void fuzzerTestOneInput(byte[] data) {
        if (data.length == 0) {
            return;
        }
        byte[] given = Arrays.copyOfRange(data, 1, data.length);
        byte[] file = data[0] % 2 == 0 ? given : framed(given);
        JournalFile.Content content = JournalFile.read(ByteBuffer.wrap(file));
        if (content.whole() + content.torn() > file.length || content.damagedAt() >= file.length) {
            throw new AssertionError("more than there is: " + content);
        }
        try {
            TableFile.of(content, "table.journal");
        } catch (TableFile.Unusable unusable) {
            if (String.valueOf(unusable.getMessage()).isEmpty()) {
                throw new AssertionError("nothing is said about what is wrong", unusable);
            }
        }
    }

    private static byte[] framed(byte[] payloads) {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        for (int at = 0; at + 2 <= payloads.length; ) {
            int length = (payloads[at] & 0xFF) << 8 | payloads[at + 1] & 0xFF;
            byte[] payload = Arrays.copyOfRange(payloads, at + 2, Math.min(payloads.length, at + 2 + length));
            ByteBuffer head = ByteBuffer.allocate(12).putInt(payload.length);
            head.putInt(sum(Arrays.copyOf(head.array(), 4))).putInt(sum(payload));
            file.writeBytes(head.array());
            file.writeBytes(payload);
            at += 2 + length;
        }
        return file.toByteArray();
    }

    private static int sum(byte[] bytes) {
        CRC32C sum = new CRC32C();
        sum.update(bytes);
        return (int) sum.getValue();
    }
}
