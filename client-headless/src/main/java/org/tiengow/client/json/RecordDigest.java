package org.tiengow.client.json;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import org.tiengow.engine.record.RecordedPayment;
import org.tiengow.engine.record.RecordedPlay;
import org.tiengow.engine.record.RoundRecord;
import org.tiengow.protocol.hash.Sha256;

/**
 * The digest of a record's contents: the first half of the SHA-256 of its members, as 32 hexadecimal digits. The members are written
 * without blanks and with sorted payments. The digest detects accidents and careless changes, not forgeries.
 */
final class RecordDigest {
    private static final int BYTES = 16;
    private static final Comparator<RecordedPayment> ORDER = Comparator.comparing(RecordedPayment::reason)
            .thenComparing(RecordedPayment::from)
            .thenComparing(RecordedPayment::to)
            .thenComparing(RecordedPayment::owedBy)
            .thenComparing(RecordedPayment::chips);

    private RecordDigest() {}

    static String of(RoundRecord record) {
        String members = Members.oneLine(RecordJson.members(withSortedPayments(record)));
        byte[] hash = Sha256.of(members.getBytes(StandardCharsets.UTF_8));
        return HexFormat.of().formatHex(hash, 0, BYTES);
    }

    /**
     * Compares a record with the digest that was written with it. Accepts a wrong digest if the record breaks the rules.
     *
     * @throws TextFlaw when they differ; the error names the play that was turned over, if that explains the difference
     */
    static void check(RoundRecord record, Node digest) {
        if (of(record).equals(digest.text())) {
            return;
        }
        // An impossible play is the better explanation, and the referee reports it.
        if (record.replay().isPresent()) {
            return;
        }
        throw turnedOver(record, digest.text())
                .map(place ->
                        new TextFlaw(1, place + ": the facing was altered after the record was written (rules 4.1)."))
                .orElseGet(() -> digest.flaw("does not fit: something was altered after the record was written"));
    }

    private static Optional<String> turnedOver(RoundRecord record, String digest) {
        for (int trick = 0; trick < record.tricks().size(); trick++) {
            for (int play = 0; play < record.tricks().get(trick).size(); play++) {
                if (of(turned(record, trick, play)).equals(digest)) {
                    return Optional.of("round " + record.round() + ", trick " + (trick + 1) + ", play " + (play + 1));
                }
            }
        }
        return Optional.empty();
    }

    private static RoundRecord turned(RoundRecord record, int trick, int play) {
        List<RecordedPlay> plays = new ArrayList<>(record.tricks().get(trick));
        RecordedPlay old = plays.get(play);
        plays.set(play, new RecordedPlay(old.seat(), old.tiles(), !old.faceDown()));
        List<List<RecordedPlay>> tricks = new ArrayList<>(record.tricks());
        tricks.set(trick, plays);
        return record.with(tricks, record.payments());
    }

    private static RoundRecord withSortedPayments(RoundRecord record) {
        return record.with(
                record.tricks(), record.payments().stream().sorted(ORDER).toList());
    }
}
