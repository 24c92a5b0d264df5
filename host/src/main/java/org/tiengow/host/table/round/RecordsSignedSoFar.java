package org.tiengow.host.table.round;

import com.google.protobuf.ByteString;
import java.util.ArrayList;
import java.util.List;
import org.tiengow.host.journal.wire.MatchSnapshot;
import org.tiengow.host.journal.wire.RecordSigned;

/**
 * How the records of a match hold together: the digest of the last one, which the next one names, and what has been signed of it
 * and stands in no record yet.
 */
public final class RecordsSignedSoFar {
    private final List<RecordSigned> signatures = new ArrayList<>();
    private ByteString digest = ByteString.EMPTY;

    /** The digest of the last record, 32 bytes; empty when there is none, or it is not known here. */
    public ByteString digest() {
        return digest;
    }

    /** What has been signed of the last record. */
    public List<RecordSigned> signatures() {
        return List.copyOf(signatures);
    }

    /** There is another record, in which all that was signed before stands. */
    public void follows(ByteString last) {
        digest = last;
        signatures.clear();
    }

    /** Somebody has signed the last record. */
    public void add(RecordSigned signature) {
        signatures.add(signature);
    }

    /** As it was kept. */
    void goOn(MatchSnapshot snapshot) {
        digest = snapshot.getBefore();
        signatures.addAll(snapshot.getSignaturesList());
    }

    /** Adds what a journal keeps of it. */
    void write(MatchSnapshot.Builder snapshot) {
        snapshot.setBefore(digest).addAllSignatures(signatures);
    }
}
