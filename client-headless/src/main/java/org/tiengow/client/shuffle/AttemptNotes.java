package org.tiengow.client.shuffle;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.Commitments;
import org.tiengow.engine.deal.FairShuffle;
import org.tiengow.engine.deal.ShuffleAttempt;
import org.tiengow.protocol.hash.Sha256;

/** What this client remembers of one attempt at a shuffle: its own share, the list it saw, what it sent. */
final class AttemptNotes {
    static final FairShuffle SHUFFLE = new FairShuffle(Sha256::of);

    private final ShuffleAttempt attempt;
    private int seat = FairShuffle.HOST;
    private @Nullable Bytes32 share;
    private @Nullable Commitments list;
    private boolean commitmentOnItsWay;
    private boolean shareOnItsWay;
    private boolean shareGiven;
    private boolean dealt;

    AttemptNotes(ShuffleAttempt attempt) {
        this.attempt = attempt;
    }

    ShuffleAttempt attempt() {
        return attempt;
    }

    /** The connection is another one: what was on its way may be lost. */
    void reconnected() {
        commitmentOnItsWay = false;
        shareOnItsWay = false;
    }

    /** The commitment to a share of this client, drawn the first time. */
    Bytes32 commit(int mySeat, Supplier<Bytes32> chance) {
        if (share == null || seat != mySeat) {
            share = chance.get();
            seat = mySeat;
        }
        commitmentOnItsWay = true;
        return SHUFFLE.commitment(attempt, seat, share);
    }

    boolean needsCommitment(int mySeat) {
        return !commitmentOnItsWay || seat != mySeat;
    }

    /** Sees the list of commitments; says whether it is the first or the same one again. */
    boolean sees(Commitments published) {
        if (list == null) {
            list = published;
        }
        return list.equals(published);
    }

    boolean hasList() {
        return list != null;
    }

    /** Whether the list holds what this client committed its seat to, or nothing of a client that did not. */
    boolean isListedRight() {
        Commitments seen = list;
        Bytes32 own = share;
        return seen == null
                || own == null
                || seen.of(seat)
                        .filter(SHUFFLE.commitment(attempt, seat, own)::equals)
                        .isPresent();
    }

    /** The share, when it should be sent now; null otherwise. */
    @Nullable
    Bytes32 give(int mySeat) {
        Commitments seen = list;
        if (seen == null || share == null || seat != mySeat || shareOnItsWay || !isListedRight()) {
            return null;
        }
        shareOnItsWay = true;
        shareGiven = true;
        return share;
    }

    /** Whether this client's share was sent from this seat. */
    boolean hasGiven(int mySeat) {
        return shareGiven && seat == mySeat;
    }

    boolean isShareGiven() {
        return shareGiven;
    }

    int seat() {
        return seat;
    }

    void deal() {
        dealt = true;
    }

    boolean isDealt() {
        return dealt;
    }

    boolean isOfRound(String match, int round) {
        return attempt.match().equals(match) && attempt.round() == round;
    }

    /** Whether a record's list is the one that was seen; true when none was. */
    boolean agreesWith(Commitments recorded) {
        return list == null || list.equals(recorded);
    }
}
