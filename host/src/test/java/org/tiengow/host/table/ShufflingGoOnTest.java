package org.tiengow.host.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.protobuf.ByteString;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.FairShuffle;
import org.tiengow.engine.deal.ShuffleAttempt;
import org.tiengow.host.table.seats.TableSeats;
import org.tiengow.host.table.shuffle.Shuffling;
import org.tiengow.protocol.hash.Sha256;
import org.tiengow.protocol.wire.CommitShare;
import org.tiengow.protocol.wire.GiveShare;
import org.tiengow.protocol.wire.Kind;
import org.tiengow.protocol.wire.Reveal;
import org.tiengow.protocol.wire.Shuffle;
import org.tiengow.protocol.wire.ShufflePhase;
import org.tiengow.protocol.wire.Standing;

/** A host that was gone goes on with the attempt it had: the same list, the same shares, and so the same deal. */
class ShufflingGoOnTest {
    private static final int PLAYERS = 3;
    private static final FairShuffle ARITHMETIC = new FairShuffle(Sha256::of);

    private final SplittableRandom random = new SplittableRandom(4);
    private final FairTable chance = new FairTable(4, 1, Reveal.REVEAL_ROUND);
    private final TableSeats seats = new TableSeats(PLAYERS);
    private final List<RecordingGuest> guests = new ArrayList<>();
    private final List<Bytes32> shares = new ArrayList<>();

    ShufflingGoOnTest() {
        for (int seat = 0; seat < PLAYERS; seat++) {
            guests.add(new RecordingGuest("P" + seat, Kind.KIND_PERSON, false));
            seats.get(seat).take(guests.get(seat), ByteString.copyFromUtf8("t" + seat));
            byte[] bytes = new byte[Bytes32.LENGTH];
            random.nextBytes(bytes);
            shares.add(Bytes32.of(bytes));
        }
    }

    @Test
    void atEveryStepItGoesOnAsIfNothingHadBeen() {
        Shuffling before = new Shuffling(chance, seats);
        before.open("9f2c", 2, 0);
        for (int seat = 0; seat < PLAYERS; seat++) {
            before = goneAndBack(before);
            commit(before, seat);
        }
        before = goneAndBack(before);
        assertThat(before.step(0)).isTrue();
        Shuffle published = before.message(0);
        assertThat(published.getPhase()).isEqualTo(ShufflePhase.SHUFFLE_PHASE_SHARING);
        for (int seat = 0; seat < PLAYERS; seat++) {
            before = goneAndBack(before);
            assertThat(before.message(0).getHostCommitment()).isEqualTo(published.getHostCommitment());
            give(before, seat);
        }
        before = goneAndBack(before);
        assertThat(before.step(0)).isTrue();
        assertThat(before.isOpen()).isFalse();
        Shuffling after = goneAndBack(before);
        assertThat(after.proof()).isEqualTo(before.proof()).isPresent();
        assertThat(after.deal(PLAYERS)).isEqualTo(before.deal(PLAYERS));
        assertThat(after.round()).isEqualTo(2);
    }

    @Test
    void aStandingOfTheMatchBeforeChangesNothingOfAShuffleThatIsOpen() {
        Shuffling before = new Shuffling(chance, seats);
        before.open("9f2c", 1, 0);
        Shuffling back = goneAndBack(before);
        back.goOn(Standing.newBuilder().setMatch("73cb").build());
        assertThat(back.matchId()).isEqualTo("9f2c");
        assertThat(back.snapshot()).isEqualTo(before.snapshot());
    }

    private Shuffling goneAndBack(Shuffling gone) {
        Shuffling back = new Shuffling(chance, seats);
        back.goOn(gone.snapshot().orElseThrow(), 0);
        assertThat(back.snapshot()).isEqualTo(gone.snapshot());
        assertThat(back.message(0).toBuilder().clearMillisLeft().build())
                .isEqualTo(gone.message(0).toBuilder().clearMillisLeft().build());
        return back;
    }

    private void commit(Shuffling shuffling, int seat) {
        Bytes32 commitment = ARITHMETIC.commitment(new ShuffleAttempt("9f2c", 2, 1, PLAYERS), seat, shares.get(seat));
        CommitShare.Builder commit =
                CommitShare.newBuilder().setMatch("9f2c").setRound(2).setAttempt(1);
        commit.setCommitment(ByteString.copyFrom(commitment.toArray()));
        Refusals.assertGranted(shuffling.commit(seat, guests.get(seat), commit.build()));
    }

    private void give(Shuffling shuffling, int seat) {
        GiveShare.Builder give =
                GiveShare.newBuilder().setMatch("9f2c").setRound(2).setAttempt(1);
        give.setShare(ByteString.copyFrom(shares.get(seat).toArray()));
        Refusals.assertGranted(shuffling.share(seat, give.build()));
    }
}
