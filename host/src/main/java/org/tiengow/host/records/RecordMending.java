package org.tiengow.host.records;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tiengow.protocol.kept.OwnersAlone;

/**
 * Makes the record of a match that was broken off say what its journal says. A line goes into the journal first, so a host
 * that dies between the two leaves a record that lacks the last line or has only its beginning.
 */
final class RecordMending {
    private static final Logger LOG = LoggerFactory.getLogger(RecordMending.class);

    /** The brace and the line end, before which more members go. */
    private static final byte[] END = {'}', '\n'};

    private final Path file;

    RecordMending(Path file) {
        this.file = file;
    }

    /** Cuts off what differs from these lines, and adds those that are missing. */
    void mend(List<String> lines) throws IOException {
        byte[] right = bytes(lines);
        byte[] found = Files.exists(file) ? Files.readAllBytes(file) : new byte[0];
        int same = 0;
        while (same < right.length && same < found.length && right[same] == found[same]) {
            same++;
        }
        if (same == right.length && same == found.length) {
            return;
        }
        LOG.info(
                "{} is mended from the journal: {} bytes are cut off, {} are added.",
                file,
                found.length - same,
                right.length - same);
        try (FileChannel channel = OwnersAlone.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            channel.truncate(same);
            channel.position(same);
            ByteBuffer rest = ByteBuffer.wrap(right, same, right.length - same);
            while (rest.hasRemaining()) {
                channel.write(rest);
            }
        }
    }

    /** Puts a longer line in the place of the last one, which begins like it up to its end; whatever else stands there stays. */
    void lengthen(String last, String longer) throws IOException {
        byte[] common = bytes(List.of(last));
        int shared = common.length - END.length;
        byte[] rest = Arrays.copyOfRange(bytes(List.of(longer)), shared, bytes(List.of(longer)).length);
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            long begins = lastLine(channel);
            byte[] there = new byte[shared];
            if (channel.read(ByteBuffer.wrap(there), begins) != shared
                    || !Arrays.equals(there, Arrays.copyOf(common, shared))) {
                throw new IOException("its last line is another one");
            }
            ByteBuffer written = ByteBuffer.wrap(rest);
            long at = begins + shared;
            while (written.hasRemaining()) {
                at += channel.write(written, at);
            }
            channel.truncate(at);
        }
    }

    private static long lastLine(FileChannel channel) throws IOException {
        ByteBuffer one = ByteBuffer.allocate(1);
        for (long at = channel.size() - 2; at >= 0; at--) {
            one.clear();
            channel.read(one, at);
            if (one.get(0) == '\n') {
                return at + 1;
            }
        }
        return 0;
    }

    private static byte[] bytes(List<String> lines) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        lines.forEach(line -> all.writeBytes((line + "\n").getBytes(StandardCharsets.UTF_8)));
        return all.toByteArray();
    }
}
