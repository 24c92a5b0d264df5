package org.tiengow.client.shuffle;

import com.google.protobuf.ByteString;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.json.RecordChain;
import org.tiengow.client.json.RecordChain.Link;
import org.tiengow.client.json.TextFlaw;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.ShuffleProof;
import org.tiengow.engine.deal.VoidAttempt;
import org.tiengow.engine.record.RoundRecord;
import org.tiengow.engine.round.Round;
import org.tiengow.engine.seat.Phase;
import org.tiengow.engine.seat.RoundResult;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.seat.Seats;
import org.tiengow.engine.seat.SeenPlay;
import org.tiengow.engine.seat.SeenTrick;
import org.tiengow.protocol.identity.IdentityKey;
import org.tiengow.protocol.shuffle.ShuffleSignatures;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.SignRecord;
import org.tiengow.protocol.wire.TableUpdate;

/**
 * Follows the public records of one match from each to the next, and signs the last one when nothing was wrong with any: whoever
 * signs a record vouches for those before it too, whose digests it holds. One thread uses it.
 */
final class RecordWatch {
    private final TreeMap<Integer, Bytes32> digests = new TreeMap<>();
    private String match = "";
    private @Nullable RoundRecord last;
    private boolean clean;
    private int signed;
    private int compared;

    /**
     * A record is public.
     *
     * @param proof of its shuffle; null without one
     * @return whether it is the one that was public before, or follows the one before it; what an older host writes claims nothing
     */
    boolean follows(RoundRecord record, String line, @Nullable ShuffleProof proof) {
        Link link;
        try {
            link = RecordChain.read(line);
        } catch (TextFlaw noLink) {
            return false;
        }
        if (!link.isLinked()) {
            return digests.isEmpty() || !record.match().equals(match);
        }
        if (!record.match().equals(match)) {
            match = record.match();
            digests.clear();
            last = null;
            clean = true;
            signed = 0;
            compared = 0;
        }
        Bytes32 same = digests.get(record.round());
        Bytes32 before = digests.get(record.round() - 1);
        boolean right = same != null
                ? same.equals(link.digest())
                : before == null || link.isAfter(before) || link.before() == null && isHostGone(proof);
        right &= record.round() > 1 || link.before() == null;
        if (right) {
            digests.put(record.round(), link.digest());
            if (digests.size() > Findings.ROUNDS) {
                digests.remove(digests.firstKey());
            }
        }
        clean &= right;
        return right;
    }

    private static boolean isHostGone(@Nullable ShuffleProof proof) {
        return proof != null && proof.voided().stream().anyMatch(VoidAttempt::isHostGone);
    }

    /** A record that follows was checked. */
    void checked(RoundRecord record, boolean right) {
        if (record.match().equals(match) && digests.containsKey(record.round())) {
            last = record;
            clean &= right;
        }
    }

    /** People went on from a round at another host: what came after is void. */
    void goesOnFrom(String id, int round) {
        if (id.equals(match)) {
            digests.tailMap(round, false).clear();
            last = last != null && last.round() > round ? null : last;
        }
    }

    /** There is another connection: what was signed may not have arrived. */
    void reconnected() {
        signed = 0;
    }

    /** Whether the last record says other than the table that shows its round settled; once a round. */
    boolean isOtherThanSeen(TableUpdate update, @Nullable SeatView view) {
        RoundRecord record = shown(update, view);
        if (record == null || view == null || !clean || compared == record.round()) {
            return false;
        }
        compared = record.round();
        boolean differs = record.replay().isPresent() || !isSeen(record, view);
        clean &= !differs;
        return differs;
    }

    /** The signature of the last record, when it is due. */
    Optional<ClientMessage.Builder> sign(TableUpdate update, @Nullable SeatView view, Here here) {
        RoundRecord record = shown(update, view);
        IdentityKey key = here.key();
        int seat = update.getYourSeat();
        if (record == null || key == null || !clean || signed == record.round() || seat == Seats.NONE) {
            return Optional.empty();
        }
        boolean isMine = !record.players().get(seat).bot()
                && record.players()
                        .get(seat)
                        .name()
                        .equals(update.getSeats(seat).getName());
        Bytes32 digest = digests.get(record.round());
        if (!isMine || digest == null) {
            return Optional.empty();
        }
        signed = record.round();
        return Optional.of(ClientMessage.newBuilder()
                .setSignRecord(SignRecord.newBuilder()
                        .setMatch(record.match())
                        .setRound(record.round())
                        .setSignature(ByteString.copyFrom(ShuffleSignatures.record(key, digest)))));
    }

    /** The last record, if the table shows its round settled. */
    private @Nullable RoundRecord shown(TableUpdate update, @Nullable SeatView view) {
        RoundRecord record = last;
        return record != null
                        && view != null
                        && view.phase() == Phase.SETTLED
                        && view.round() == record.round()
                        && update.getMatch().equals(record.match())
                        && update.getSeatsCount() == record.players().size()
                ? record
                : null;
    }

    /** Whether the record played again looks as this client saw it. */
    private static boolean isSeen(RoundRecord record, SeatView seen) {
        List<Round> steps = record.steps();
        Round end = steps.get(steps.size() - 1);
        SeatView made = end.viewFor(seen.seat());
        RoundResult result = seen.result();
        RoundResult right = made.result();
        boolean same = result != null
                && right != null
                && result.declared() == right.declared()
                && result.winner() == right.winner()
                && result.stacks().equals(right.stacks())
                && result.change().equals(right.change())
                && result.chips().equals(right.chips())
                && made.tricks().size() == seen.tricks().size();
        for (int trick = 0; same && trick < seen.tricks().size(); trick++) {
            same = isSame(made.tricks().get(trick), seen.tricks().get(trick));
        }
        return same;
    }

    /** The two tiles of a kind are not told apart in a record. */
    private static boolean isSame(SeenTrick made, SeenTrick seen) {
        boolean same = made.winner() == seen.winner()
                && made.plays().size() == seen.plays().size();
        for (int play = 0; same && play < seen.plays().size(); play++) {
            SeenPlay one = made.plays().get(play);
            SeenPlay other = seen.plays().get(play);
            same = one.seat() == other.seat()
                    && one.faceDown() == other.faceDown()
                    && one.count() == other.count()
                    && one.tiles().sameKinds(other.tiles());
        }
        return same;
    }
}
