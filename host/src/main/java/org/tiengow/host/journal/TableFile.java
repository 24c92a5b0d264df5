package org.tiengow.host.journal;

import com.google.protobuf.InvalidProtocolBufferException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.tiengow.host.journal.wire.Heading;
import org.tiengow.host.journal.wire.Step;
import org.tiengow.host.journal.wire.TableSnapshot;
import org.tiengow.protocol.wire.TableStage;

/**
 * The content of the journal of one table.
 *
 * @param heading the heading of the file, with its table and host
 * @param snapshot the last state of the table
 * @param steps the number of steps that led to it
 * @param torn the number of bytes of the torn tail, an unfinished step that no client was told of
 */
public record TableFile(Heading heading, TableSnapshot snapshot, int steps, long torn) {
    /** Thrown when a file cannot be restored; the message is one sentence. */
    public static final class Unusable extends IOException {
        private static final long serialVersionUID = 1;

        Unusable(String sentence) {
            super(sentence);
        }
    }

    /**
     * Reads a file.
     *
     * @throws Unusable when the file is damaged, incomplete, of a later version, or longer than any this program writes
     */
    public static TableFile read(Path file) throws IOException {
        String name = String.valueOf(file.getFileName());
        if (Files.size(file) > JournalFile.MOST_BYTES) {
            throw new Unusable(name + " is longer than a journal becomes.");
        }
        return of(JournalFile.read(file), name);
    }

    static TableFile of(JournalFile.Content content, String name) throws Unusable {
        if (content.isDamaged()) {
            throw new Unusable(name + " is damaged at byte " + content.damagedAt() + ".");
        }
        List<byte[]> payloads = content.payloads();
        try {
            Heading heading = payloads.isEmpty() ? Heading.getDefaultInstance() : Heading.parseFrom(payloads.get(0));
            if (heading.getVersion() > TableJournal.VERSION) {
                throw new Unusable(name + " was written by a later version of the program.");
            }
            if (heading.getVersion() == 0 || payloads.size() < 2) {
                throw new Unusable(name + " does not say how the table stood.");
            }
            TableSnapshot snapshot = TableSnapshot.getDefaultInstance();
            for (byte[] payload : payloads.subList(1, payloads.size())) {
                snapshot = Steps.apply(snapshot, Step.parseFrom(payload));
            }
            if (snapshot.getStage() == TableStage.UNRECOGNIZED) {
                throw new Unusable(name + " says something of a later version of the program.");
            }
            return new TableFile(heading, snapshot, payloads.size() - 1, content.torn());
        } catch (InvalidProtocolBufferException wrong) {
            throw new Unusable(name + " is no journal: " + wrong.getMessage());
        }
    }
}
