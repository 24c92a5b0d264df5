package org.tiengow.host.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.protobuf.ByteString;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.deal.FairShuffle;
import org.tiengow.engine.deal.ShuffleAttempt;
import org.tiengow.host.table.round.Dealer;
import org.tiengow.host.table.seats.TableSeats;
import org.tiengow.host.table.shuffle.Shuffling;
import org.tiengow.protocol.hash.Sha256;
import org.tiengow.protocol.wire.CommitShare;
import org.tiengow.protocol.wire.GiveShare;
import org.tiengow.protocol.wire.Kind;
import org.tiengow.protocol.wire.SeatColor;
import org.tiengow.protocol.wire.Shuffle;
import org.tiengow.protocol.wire.ShuffleKind;

/**
 * Invariant: beside the commitments, nothing that is told of a shuffle depends on the shares or on what they deal. The
 * arithmetic of this test makes the same commitments whatever the shares are; then every message must be the same too.
 */
class ShufflingSecrecyTest {
    private static final int PLAYERS = 4;
    private static final FairShuffle ARITHMETIC = new FairShuffle(blind());

    @Test
    void whatIsToldIsTheSameWhateverTheSharesAre() {
        Course first = new Course(1);
        Course second = new Course(2);
        assertThat(first.deal).isNotEqualTo(second.deal);
        assertThat(first.told).isEqualTo(second.told).hasSize(6);
    }

    @Test
    void theTestCouldTell() {
        assertThat(new Course(1).told).isNotEqualTo(new Course(1, new FairShuffle(Sha256::of), 2).told);
    }

    /** Commitments alone lose what is in them but their length. */
    private static UnaryOperator<byte[]> blind() {
        byte[] label = "tiengow-shuffle/1 commitment".getBytes(StandardCharsets.US_ASCII);
        return bytes -> {
            boolean commitment = new String(bytes, 0, label.length, StandardCharsets.US_ASCII)
                    .equals(new String(label, StandardCharsets.US_ASCII));
            return Sha256.of(commitment ? label : bytes);
        };
    }

    private static final class Course {
        private final List<Shuffle> told = new ArrayList<>();
        private final Deal deal;

        Course(long seed) {
            this(seed, ARITHMETIC, seed);
        }

        Course(long seed, FairShuffle arithmetic, long shares) {
            SplittableRandom random = new SplittableRandom(seed + shares);
            TableSeats seats = new TableSeats(PLAYERS);
            List<RecordingGuest> guests = new ArrayList<>();
            for (int seat = 0; seat < PLAYERS; seat++) {
                RecordingGuest guest = new RecordingGuest("P" + seat, Kind.KIND_PERSON, false);
                seats.get(seat).take(guest, ByteString.copyFromUtf8("t" + seat));
                seats.get(seat).setColor(SeatColor.SEAT_COLOR_TEAL);
                guests.add(guest);
            }
            Shuffling shuffling = new Shuffling(new Chance(random), seats, arithmetic);
            shuffling.open("9f2c", 1, 0);
            tell(shuffling);
            List<Bytes32> drawn = new ArrayList<>();
            for (int seat = 0; seat < PLAYERS; seat++) {
                drawn.add(share(random));
                Bytes32 commitment =
                        arithmetic.commitment(new ShuffleAttempt("9f2c", 1, 1, PLAYERS), seat, drawn.get(seat));
                CommitShare.Builder commit =
                        CommitShare.newBuilder().setMatch("9f2c").setRound(1).setAttempt(1);
                commit.setCommitment(ByteString.copyFrom(commitment.toArray()));
                Refusals.assertGranted(shuffling.commit(seat, guests.get(seat), commit.build()));
            }
            tell(shuffling);
            shuffling.step(0);
            tell(shuffling);
            for (int seat = 0; seat < PLAYERS; seat++) {
                GiveShare.Builder give =
                        GiveShare.newBuilder().setMatch("9f2c").setRound(1).setAttempt(1);
                give.setShare(ByteString.copyFrom(drawn.get(seat).toArray()));
                Refusals.assertGranted(shuffling.share(seat, give.build()));
                if (seat == 1) {
                    tell(shuffling);
                }
            }
            tell(shuffling);
            assertThat(shuffling.step(0)).isTrue();
            tell(shuffling);
            deal = shuffling.deal(PLAYERS);
        }

        private void tell(Shuffling shuffling) {
            told.add(shuffling.message(0));
        }
    }

    private static Bytes32 share(SplittableRandom random) {
        byte[] bytes = new byte[Bytes32.LENGTH];
        random.nextBytes(bytes);
        return Bytes32.of(bytes);
    }

    private record Chance(SplittableRandom random) implements Dealer {
        @Override
        public ShuffleKind kind() {
            return ShuffleKind.SHUFFLE_KIND_FAIR;
        }

        @Override
        public Bytes32 share() {
            return ShufflingSecrecyTest.share(random);
        }

        @Override
        public Deal deal(int players) {
            throw new AssertionError("a fair deal is made from shares");
        }

        @Override
        public int lot(int players) {
            throw new AssertionError("a fair lot is made from shares");
        }

        @Override
        public String matchId() {
            return "9f2c";
        }
    }
}
