package org.tiengow.host.table.round;

import com.google.protobuf.ByteString;
import java.util.ArrayList;
import java.util.List;
import org.tiengow.host.journal.wire.MatchSnapshot;
import org.tiengow.host.journal.wire.RecordSigned;

/**
 * The chain of a match's records. It contains the digest of the last record, which the next record refers to, and the signatures
 * that no record contains yet.
 */
public final class RecordsSignedSoFar {
    private final List<RecordSigned> signatures = new ArrayList<>();
    private ByteString digest = ByteString.EMPTY;

    /** Returns the digest of the last record, 32 bytes; empty if there is no record, or if the digest is not known here. */
    public ByteString digest() {
        return digest;
    }

    /** Returns the signatures that have come since the last record. */
    public List<RecordSigned> signatures() {
        return List.copyOf(signatures);
    }

    /** Starts over after a new record, which contains all signatures up to now. */
    public void follows(ByteString last) {
        digest = last;
        signatures.clear();
    }

    public void add(RecordSigned signature) {
        signatures.add(signature);
    }

    /** Restores the state from the journal. */
    void goOn(MatchSnapshot snapshot) {
        digest = snapshot.getBefore();
        signatures.addAll(snapshot.getSignaturesList());
    }

    /** Adds the state to a snapshot for the journal. */
    void write(MatchSnapshot.Builder snapshot) {
        snapshot.setBefore(digest).addAllSignatures(signatures);
    }
}
