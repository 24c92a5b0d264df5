package org.tiengow.host.records;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
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

    private static byte[] bytes(List<String> lines) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        lines.forEach(line -> all.writeBytes((line + "\n").getBytes(StandardCharsets.UTF_8)));
        return all.toByteArray();
    }
}
