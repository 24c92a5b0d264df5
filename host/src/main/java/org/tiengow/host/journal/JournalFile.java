package org.tiengow.host.journal;

import com.google.protobuf.MessageLite;
import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32C;
import org.tiengow.protocol.kept.OwnersAlone;

/**
 * A file of frames, to which more are only appended.
 *
 * <pre>
 *   | length of payload, 4 | CRC32C of the length, 4 | CRC32C of the payload, 4 | payload |   big-endian
 * </pre>
 *
 * <p>A process that dies while it writes leaves the first bytes of a frame. That torn tail is told from damage by the length
 * having a sum of its own: a frame that is complete and does not fit its sums was changed afterwards. Bytes at the end of a file
 * that are no frame at all, as a loss of power may leave them, and after which no frame follows either, belong to the tail too.
 */
final class JournalFile implements Closeable {
    private static final int HEAD = 12;

    /** A step has some ten bytes; after a longer one, such as the first of a file, the buffer is small again. */
    private static final int USUAL_BUFFER = 4096;

    /** The longest payload: the stand of a table with some thousand records; longer ones were not written here. */
    static final int MOST_PAYLOAD = 64 * 1024 * 1024;

    /** The longest file: one begins with such a payload at most, and anew when it is three times as long. */
    static final long MOST_BYTES = 5L * MOST_PAYLOAD;

    private final FileChannel channel;
    private ByteBuffer buffer = ByteBuffer.allocate(USUAL_BUFFER);

    private JournalFile(FileChannel channel) {
        this.channel = channel;
    }

    /**
     * What a file holds.
     *
     * @param payloads the payloads of its complete frames, in order, up to the first damaged one
     * @param whole how many bytes these frames have
     * @param torn how many bytes of an unfinished frame follow, or of none
     * @param damagedAt where a frame begins that was changed after it was written; −1: nowhere
     */
    record Content(List<byte[]> payloads, long whole, long torn, long damagedAt) {
        boolean isDamaged() {
            return damagedAt >= 0;
        }
    }

    /** Opens a new file, readable and writable by its owner alone; one of this name is replaced. */
    static JournalFile create(Path file) throws IOException {
        Files.deleteIfExists(file);
        OwnersAlone.create(file);
        return new JournalFile(FileChannel.open(file, StandardOpenOption.WRITE, StandardOpenOption.APPEND));
    }

    /** Hands a frame to the operating system; a reader finds all of it or none. */
    void append(MessageLite payload) throws IOException {
        byte[] bytes = payload.toByteArray();
        if (buffer.capacity() < HEAD + bytes.length) {
            buffer = ByteBuffer.allocate(HEAD + 2 * bytes.length);
        }
        buffer.clear();
        buffer.putInt(bytes.length).putInt(sumOfLength(bytes.length)).putInt(sum(ByteBuffer.wrap(bytes)));
        buffer.put(bytes).flip();
        while (buffer.hasRemaining()) {
            channel.write(buffer);
        }
        if (buffer.capacity() > USUAL_BUFFER) {
            buffer = ByteBuffer.allocate(USUAL_BUFFER);
        }
    }

    /** Waits until all that was appended is on the disk itself. May be called from any thread. */
    void force() throws IOException {
        channel.force(false);
    }

    long size() throws IOException {
        return channel.size();
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }

    /** Reads a file, whatever is in it. */
    static Content read(Path file) throws IOException {
        return read(ByteBuffer.wrap(Files.readAllBytes(file)));
    }

    /** Reads the bytes of a file, whatever they are. */
    static Content read(ByteBuffer bytes) {
        List<byte[]> payloads = new ArrayList<>();
        while (bytes.hasRemaining()) {
            int start = bytes.position();
            if (bytes.remaining() < HEAD) {
                return new Content(payloads, start, bytes.remaining(), -1);
            }
            int length = bytes.getInt();
            int sumOfLength = bytes.getInt();
            int sum = bytes.getInt();
            if (sumOfLength != sumOfLength(length) || length < 0 || length > MOST_PAYLOAD) {
                return isTail(bytes, start)
                        ? new Content(payloads, start, bytes.limit() - start, -1)
                        : new Content(payloads, start, 0, start);
            }
            if (bytes.remaining() < length) {
                return new Content(payloads, start, bytes.limit() - start, -1);
            }
            ByteBuffer payload = bytes.slice(bytes.position(), length);
            if (sum(payload.duplicate()) != sum) {
                return new Content(payloads, start, 0, start);
            }
            byte[] taken = new byte[length];
            payload.get(taken);
            payloads.add(taken);
            bytes.position(bytes.position() + length);
        }
        return new Content(payloads, bytes.limit(), 0, -1);
    }

    /**
     * Whether what begins here is no frame, and none is behind it. One whose head was changed has a payload that fits the sum in
     * it, and ends where the file or another frame does.
     */
    private static boolean isTail(ByteBuffer bytes, int from) {
        if (bytes.limit() - from >= HEAD
                && sum(bytes.slice(from + HEAD, bytes.limit() - from - HEAD)) == bytes.getInt(from + 8)) {
            return false;
        }
        for (int at = from + 1; at <= bytes.limit() - HEAD; at++) {
            int length = bytes.getInt(at);
            if (length >= 0 && length <= MOST_PAYLOAD && bytes.getInt(at + 4) == sumOfLength(length)) {
                return false;
            }
        }
        return true;
    }

    private static int sumOfLength(int length) {
        return sum(ByteBuffer.allocate(4).putInt(length).flip());
    }

    private static int sum(ByteBuffer bytes) {
        CRC32C sum = new CRC32C();
        sum.update(bytes);
        return (int) sum.getValue();
    }
}
