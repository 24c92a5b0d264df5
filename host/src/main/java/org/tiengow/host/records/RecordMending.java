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
import org.tiengow.client.json.RecordChain;
import org.tiengow.protocol.kept.OwnersAlone;

/**
 * Makes the record of a match that was broken off say what its journal says. A line goes into the journal first, so a host
 * that dies between the two leaves a record that lacks the last line or has only its beginning.
 */
final class RecordMending {
    private static final Logger LOG = LoggerFactory.getLogger(RecordMending.class);

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

    /** Puts a longer line in the place of the last one, if the two begin alike at least as far as the last one's other members go. */
    void lengthen(String last, String longer) throws IOException {
        byte[] old = last.getBytes(StandardCharsets.UTF_8);
        byte[] changed = bytes(List.of(longer));
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            long begins = lastLine(channel);
            ByteBuffer there = ByteBuffer.allocate((int) Math.min(Integer.MAX_VALUE, channel.size() - begins));
            while (there.hasRemaining() && channel.read(there, begins + there.position()) > 0) {
                // reads on
            }
            int same = Arrays.mismatch(old, there.array());
            if (same >= 0 && same < RecordChain.signedFrom(last)) {
                throw new IOException("its last line is another one");
            }
            int from = Math.max(0, Arrays.mismatch(there.array(), changed));
            ByteBuffer rest = ByteBuffer.wrap(changed, from, changed.length - from);
            long at = begins + from;
            while (rest.hasRemaining()) {
                at += channel.write(rest, at);
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
