package org.tiengow.client.shuffle;

import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.json.RecordChain;
import org.tiengow.client.json.RecordChain.Link;
import org.tiengow.client.json.TextFlaw;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.ShuffleProof;
import org.tiengow.engine.deal.VoidAttempt;
import org.tiengow.engine.record.RoundRecord;
import org.tiengow.engine.seat.Phase;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.seat.Seats;
import org.tiengow.protocol.wire.TableUpdate;

/**
 * Follows the public records of one match from each to the next, and signs the last one when nothing was wrong with any: whoever
 * signs a record vouches for those before it too, whose digests it holds, as far as they took part. One thread uses it.
 */
final class RecordWatch {
    private final TreeMap<Integer, Link> links = new TreeMap<>();

    /** The rounds whose records were found to be as they were seen. */
    private final TreeSet<Integer> good = new TreeSet<>();

    private @Nullable RoundRecord last;
    private boolean clean = true;
    private int signed;

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
            clean = false;
            return false;
        }
        int round = record.round();
        Link same = links.get(round);
        Link before = links.get(round - 1);
        Link after = links.get(round + 1);
        boolean right = link.isLinked() ? fits(link, same, before, proof) : links.isEmpty();
        right &= round > 1 || link.before() == null;
        right &= after == null || after.before() == null || after.isAfter(link.digest());
        if (right && link.isLinked()) {
            links.put(round, link);
            if (links.size() > Findings.ROUNDS) {
                links.remove(links.firstKey());
            }
        }
        clean &= right && link.isLinked();
        return right;
    }

    private static boolean isHostGone(@Nullable ShuffleProof proof) {
        return proof != null && proof.voided().stream().anyMatch(VoidAttempt::isHostGone);
    }

    private static boolean fits(Link link, @Nullable Link same, @Nullable Link before, @Nullable ShuffleProof proof) {
        if (same != null) {
            return same.digest().equals(link.digest());
        }
        return before == null || link.isAfter(before.digest()) || link.before() == null && isHostGone(proof);
    }

    /**
     * A record that follows was checked.
     *
     * @param right whether nothing in it is wrong
     * @param compared whether it was held to how its round was seen settled
     */
    void checked(RoundRecord record, boolean right, boolean compared) {
        last = record;
        clean &= right;
        if (compared) {
            isGood(record.round());
        }
    }

    private void isGood(int round) {
        good.add(round);
        if (good.size() > Findings.ROUNDS) {
            good.remove(good.first());
        }
    }

    /** People went on from a round at another host: what came after is void. */
    void goesOnFrom(int round) {
        links.tailMap(round, false).clear();
        good.tailSet(round, false).clear();
        signed = Math.min(signed, round);
        last = last != null && last.round() > round ? null : last;
    }

    /** There is another connection: what was signed may not have arrived. */
    void reconnected() {
        signed = 0;
    }

    /** Whether the last record says other than the table that shows its round settled; once a round. */
    boolean isOtherThanSeen(TableUpdate update, SeatView view) {
        RoundRecord record = shown(update, view);
        if (record == null || !clean || good.contains(record.round())) {
            return false;
        }
        Bytes32 seen = RoundSeen.course(view);
        boolean same = seen != null && Objects.equals(seen, RoundSeen.course(record, view.seat()));
        if (same) {
            isGood(record.round());
        }
        clean &= same;
        return !same;
    }

    /** The last record, when it is to be signed now. */
    Optional<Findings.Signed> toSign(TableUpdate update, SeatView view, Findings findings) {
        RoundRecord record = shown(update, view);
        int seat = update.getYourSeat();
        if (record == null || !clean || signed == record.round() || seat == Seats.NONE) {
            return Optional.empty();
        }
        boolean isMine = !record.players().get(seat).bot()
                && record.players()
                        .get(seat)
                        .name()
                        .equals(update.getSeats(seat).getName());
        Link link = links.get(record.round());
        if (!isMine || link == null) {
            return Optional.empty();
        }
        signed = record.round();
        return isWholeUpTo(record.round(), findings)
                ? Optional.of(new Findings.Signed(record.round(), link.digest()))
                : Optional.empty();
    }

    /**
     * Whether each round this client took part in is known to be as its record says, which the next ones hold: it was seen here, or is
     * vouched for by the record that was signed last, perhaps before this program was started again.
     */
    private boolean isWholeUpTo(int round, Findings findings) {
        Findings.Signed before = findings.signed();
        for (int each = round; each > 0; each--) {
            Link link = links.get(each);
            if (link == null) {
                return IntStream.rangeClosed(1, each).noneMatch(findings::isIn);
            }
            if (before != null && before.round() == each && before.digest().equals(link.digest())) {
                return true; // it was signed here, and that may not have arrived
            }
            if (findings.isIn(each) && !good.contains(each)) {
                return false;
            }
            boolean isVouchedFor = before != null && before.round() == each - 1 && link.isAfter(before.digest());
            if (isVouchedFor || link.before() == null) {
                return true;
            }
        }
        return true;
    }

    /** The last record, if the table shows its round settled. */
    private @Nullable RoundRecord shown(TableUpdate update, SeatView view) {
        RoundRecord record = last;
        return record != null
                        && view.phase() == Phase.SETTLED
                        && view.round() == record.round()
                        && update.getMatch().equals(record.match())
                        && update.getSeatsCount() == record.players().size()
                ? record
                : null;
    }
}
