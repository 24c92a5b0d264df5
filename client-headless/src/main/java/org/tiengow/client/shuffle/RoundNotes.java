package org.tiengow.client.shuffle;

import java.util.List;
import org.tiengow.engine.deal.ShuffleProof;
import org.tiengow.engine.deal.VoidAttempt;
import org.tiengow.engine.record.RoundRecord;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.protocol.wire.Reveal;

/** What this client remembers of a round that was dealt, to hold the record to once it is published. */
final class RoundNotes {
    private final AttemptNotes attempt;
    private final List<VoidAttempt> voided;
    private final Reveal reveal;
    private int seat;
    private TileSet hand = TileSet.EMPTY;
    private boolean judged;

    /** The attempt that was dealt, the void ones before it, and when the shares are to be opened. */
    RoundNotes(AttemptNotes attempt, List<VoidAttempt> voided, Reveal reveal) {
        this.attempt = attempt;
        this.voided = List.copyOf(voided);
        this.reveal = reveal;
    }

    int round() {
        return attempt.attempt().round();
    }

    boolean isOf(String match, int round) {
        return attempt.isOfRound(match, round);
    }

    Reveal reveal() {
        return reveal;
    }

    boolean isJudged() {
        return judged;
    }

    void judge() {
        judged = true;
    }

    /** Sees the hand; what was played of it before is not needed. */
    void sees(SeatView view) {
        if (hand.isEmpty()) {
            seat = view.seat();
            hand = view.hand();
        }
    }

    /** What in a record does not match what was seen. */
    void compare(RoundRecord record, ShuffleProof proof, List<ShuffleFault> faults) {
        if (!attempt.attempt().equals(proof.list().attempt()) || !attempt.agreesWith(proof.list())) {
            faults.add(new ShuffleFault(ShuffleFault.Kind.LIST_DIFFERS, round()));
        }
        if (!voided.equals(proof.voided())) {
            faults.add(new ShuffleFault(ShuffleFault.Kind.VOID_DIFFERS, round()));
        }
        boolean mine = hand.isEmpty()
                || record.deal().hands().get(seat).withKindsOf(hand).isPresent();
        if (!mine) {
            faults.add(new ShuffleFault(ShuffleFault.Kind.HAND_DIFFERS, round(), seat));
        }
    }
}
