package org.tiengow.client.shuffle;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.Commitments;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.deal.FairShuffle;
import org.tiengow.engine.deal.ShuffleProof;
import org.tiengow.engine.deal.VoidAttempt;
import org.tiengow.engine.record.RoundRecord;
import org.tiengow.protocol.hash.Sha256;

/**
 * Checks records by nothing but what stands in them: commitments, deal and lot, and that no share comes twice in the
 * records it has seen: all of them, or the latest.
 */
public final class ProofCheck {
    private static final FairShuffle SHUFFLE = new FairShuffle(Sha256::of);

    private final Map<Bytes32, Place> seen;

    /** One that remembers every share, for a file that is read once. */
    public ProofCheck() {
        this(Integer.MAX_VALUE);
    }

    /** One that remembers so many shares, the latest. */
    ProofCheck(int most) {
        this.seen = new LinkedHashMap<>() {
            private static final long serialVersionUID = 1;

            @Override
            protected boolean removeEldestEntry(Map.Entry<Bytes32, Place> eldest) {
                return size() > most;
            }
        };
    }

    /** How many shares it remembers. */
    int remembered() {
        return seen.size();
    }

    /** What is wrong with a record and the proof that stands in it; empty when all is right. */
    public List<ShuffleFault> faults(RoundRecord record, ShuffleProof proof) {
        int round = record.round();
        List<ShuffleFault> faults = new ArrayList<>();
        if (!areCounted(proof)) {
            faults.add(new ShuffleFault(ShuffleFault.Kind.VOID_DIFFERS, round));
        }
        Commitments list = proof.list();
        SHUFFLE.breach(list, proof.shares())
                .ifPresent(who -> faults.add(new ShuffleFault(ShuffleFault.Kind.COMMITMENT_BROKEN, round, who)));
        Bytes32 seed = SHUFFLE.seed(list, proof.shares());
        int players = list.attempt().players();
        if (!sameFaces(SHUFFLE.deal(seed, players), record.deal())) {
            faults.add(new ShuffleFault(ShuffleFault.Kind.DEAL_DIFFERS, round));
        }
        if (round == 1 && SHUFFLE.lot(seed, players) != record.banker()) {
            faults.add(new ShuffleFault(ShuffleFault.Kind.LOT_DIFFERS, round));
        }
        for (int party = FairShuffle.HOST; party < players; party++) {
            Place here = new Place(record.match(), round, party);
            Optional<Place> before = proof.shares().of(party).map(share -> seen.putIfAbsent(share, here));
            if (before.isPresent() && !before.get().equals(here)) {
                faults.add(new ShuffleFault(ShuffleFault.Kind.SHARE_REUSED, round, party));
            }
        }
        return faults;
    }

    /** The two tiles of a civil kind are interchangeable, and a record does not tell them apart. */
    private static boolean sameFaces(Deal made, Deal recorded) {
        boolean same = made.players() == recorded.players();
        for (int seat = 0; same && seat < made.players(); seat++) {
            same = made.hands().get(seat).sameKinds(recorded.hands().get(seat));
        }
        return same;
    }

    /** Whether the void attempts are all that came before, and name seats that are empty since. */
    private static boolean areCounted(ShuffleProof proof) {
        Commitments list = proof.list();
        int expected = 1;
        for (VoidAttempt attempt : proof.voided()) {
            boolean emptySince = attempt.missing().stream()
                    .allMatch(missing -> missing.seat() < list.attempt().players()
                            && list.of(missing.seat()).isEmpty());
            if (attempt.number() != expected++ || !emptySince) {
                return false;
            }
        }
        return list.attempt().number() == expected;
    }

    private record Place(String match, int round, int party) {}
}
