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
 * An append-only file of frames.
 *
 * <pre>
 *   | length of payload, 4 | CRC32C of the length, 4 | CRC32C of the payload, 4 | payload |   big-endian
 * </pre>
 *
 * <p>A process that dies while writing leaves the first bytes of a frame, a torn tail. The separate checksum of the length distinguishes it
 * from damage: a complete frame that does not match its checksums was changed after it was written. A power failure may leave bytes at the
 * end of a file that are no frame. They belong to the torn tail too, provided that no frame follows them.
 */
final class JournalFile implements Closeable {
    private static final int HEAD = 12;

    /**
     * Bytes of the buffer between writes. A step has some ten bytes; after a longer frame, such as the first of a file, the buffer shrinks
     * again.
     */
    private static final int USUAL_BUFFER = 4096;

    /** The longest payload in bytes: the snapshot of a table with some thousand records. This program writes no longer ones. */
    static final int MOST_PAYLOAD = 64 * 1024 * 1024;

    /** The longest file in bytes. A file begins with one such payload at most, and is replaced when it has grown to three times that. */
    static final long MOST_BYTES = 5L * MOST_PAYLOAD;

    private final FileChannel channel;
    private ByteBuffer buffer = ByteBuffer.allocate(USUAL_BUFFER);

    private JournalFile(FileChannel channel) {
        this.channel = channel;
    }

    /**
     * The content of a file.
     *
     * @param payloads the payloads of its complete frames, in order, up to the first damaged one
     * @param whole the number of bytes of these frames
     * @param torn the number of bytes of the torn tail
     * @param damagedAt the start of the frame that was changed after it was written; −1 without one
     */
    record Content(List<byte[]> payloads, long whole, long torn, long damagedAt) {
        boolean isDamaged() {
            return damagedAt >= 0;
        }
    }

    /** Creates a file that only its owner can read and write, and replaces an existing one. */
    static JournalFile create(Path file) throws IOException {
        Files.deleteIfExists(file);
        OwnersAlone.create(file);
        return new JournalFile(FileChannel.open(file, StandardOpenOption.WRITE, StandardOpenOption.APPEND));
    }

    /** Passes a frame to the operating system. A reader finds all of it or none. */
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

    /** Blocks until all appended frames are on the disk. May be called from any thread. */
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

    /** Reads a file; accepts any content. */
    static Content read(Path file) throws IOException {
        return read(ByteBuffer.wrap(Files.readAllBytes(file)));
    }

    /** Reads the bytes of a file; accepts any content. */
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
     * Checks whether the bytes from here on contain no frame. A frame with a damaged head is recognised by its payload, which matches its
     * checksum and ends at the end of the file or at the next frame.
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
