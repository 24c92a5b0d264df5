package org.tiengow.engine.deal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;

class FairShuffleTest {
    private static final FairShuffle SHUFFLE = new FairShuffle(FairShuffleTest::sha256);
    private static final ShuffleAttempt ATTEMPT = new ShuffleAttempt("9f2c", 3, 1, 4);

    @Test
    void aCommitmentIsTheHashOfExactlyTheseBytes() {
        byte[] label = "tiengow-shuffle/1 commitment".getBytes(StandardCharsets.US_ASCII);
        byte[] context = {0, 4, '9', 'f', '2', 'c', 0, 0, 0, 3, 0, 0, 0, 1, 4};
        byte[] party = {(byte) 0xFF};
        assertThat(SHUFFLE.commitment(ATTEMPT, FairShuffle.HOST, share(7)).toArray())
                .isEqualTo(sha256(joined(label, context, party, share(7).toArray())));
        party[0] = 2;
        assertThat(SHUFFLE.commitment(ATTEMPT, 2, share(7)).toArray())
                .isEqualTo(sha256(joined(label, context, party, share(7).toArray())));
    }

    @Test
    void aCommitmentFitsNoOtherMatchRoundAttemptTableOrSeat() {
        Set<Bytes32> all = new HashSet<>();
        List<ShuffleAttempt> attempts = List.of(
                ATTEMPT,
                ATTEMPT.next(),
                new ShuffleAttempt("9f2c", 4, 1, 4),
                new ShuffleAttempt("9f2d", 3, 1, 4),
                new ShuffleAttempt("9f2c", 3, 1, 3));
        for (ShuffleAttempt attempt : attempts) {
            for (int party = FairShuffle.HOST; party < attempt.players(); party++) {
                all.add(SHUFFLE.commitment(attempt, party, share(1)));
            }
        }
        assertThat(all).hasSize(5 + 5 + 5 + 5 + 4);
    }

    @Test
    void everyShareAndEveryCommitmentCounts() {
        List<Optional<Bytes32>> shares =
                List.of(Optional.of(share(1)), Optional.empty(), Optional.of(share(2)), Optional.empty());
        Set<Bytes32> seeds = new HashSet<>();
        seeds.add(seed(new Shares(share(0), shares)));
        seeds.add(seed(new Shares(share(9), shares)));
        for (int seat = 0; seat < 4; seat++) {
            List<Optional<Bytes32>> other = new ArrayList<>(shares);
            other.set(seat, Optional.of(share(9)));
            seeds.add(seed(new Shares(share(0), other)));
            other.set(seat, Optional.of(Bytes32.ZERO));
            seeds.add(seed(new Shares(share(0), other)));
        }
        assertThat(seeds).hasSize(2 + 8);
    }

    @Test
    void whoBreaksACommitmentIsNamed() {
        Shares honest = new Shares(
                share(0), List.of(Optional.of(share(1)), Optional.empty(), Optional.of(share(2)), Optional.empty()));
        Commitments list = committed(honest);
        assertThat(SHUFFLE.breach(list, honest)).isEmpty();
        assertThat(SHUFFLE.breach(list, new Shares(share(5), honest.seats())))
                .isEqualTo(OptionalInt.of(FairShuffle.HOST));
        for (int seat = 0; seat < 4; seat++) {
            for (Optional<Bytes32> wrong : List.of(Optional.of(share(8)), Optional.<Bytes32>empty())) {
                List<Optional<Bytes32>> other = new ArrayList<>(honest.seats());
                other.set(seat, wrong);
                assertThat(SHUFFLE.breach(list, new Shares(share(0), other)))
                        .isEqualTo(other.equals(honest.seats()) ? OptionalInt.empty() : OptionalInt.of(seat));
            }
        }
        List<Optional<Bytes32>> swapped =
                List.of(Optional.of(share(2)), Optional.empty(), Optional.of(share(1)), Optional.empty());
        assertThat(SHUFFLE.breach(list, new Shares(share(0), swapped))).isEqualTo(OptionalInt.of(0));
    }

    @Test
    void bytesThatWouldFavourLowNumbersArePassedOver() {
        byte[] bytes = new byte[32];
        bytes[0] = (byte) 240; // the first of those below 256 that 24 does not divide evenly
        bytes[1] = (byte) 255;
        bytes[2] = (byte) 239;
        bytes[3] = 25;
        HashedChance chance = new HashedChance(block -> bytes.clone());
        assertThat(chance.applyAsInt(24)).isEqualTo(23);
        assertThat(chance.applyAsInt(24)).isEqualTo(1);
    }

    @Test
    void everyByteOfABlockIsDrawnOnceAndThenTheNextBlockFollows() {
        HashedChance chance = new HashedChance(block -> {
            byte[] bytes = new byte[32];
            for (int i = 0; i < bytes.length; i++) {
                bytes[i] = (byte) (block * 32 + i);
            }
            return bytes;
        });
        for (int expected = 0; expected < 256; expected++) {
            assertThat(chance.applyAsInt(256)).isEqualTo(expected);
        }
    }

    @Test
    void lotAndDealAreDrawnApart() {
        Set<Integer> lots = new HashSet<>();
        for (int i = 0; i < 100; i++) {
            lots.add(SHUFFLE.lot(share(i), 3));
        }
        assertThat(lots).containsExactlyInAnyOrder(0, 1, 2);
        assertThat(SHUFFLE.deal(share(1), 3))
                .isEqualTo(SHUFFLE.deal(share(1), 3))
                .isNotEqualTo(SHUFFLE.deal(share(2), 3));
    }

    @Test
    void whatCannotBeAnAttemptIsRefused() {
        assertThatThrownBy(() -> new ShuffleAttempt("", 1, 1, 4)).hasMessageContaining("1 to 64");
        assertThatThrownBy(() -> new ShuffleAttempt("a b", 1, 1, 4)).hasMessageContaining("ASCII");
        assertThatThrownBy(() -> new ShuffleAttempt("天", 1, 1, 4)).hasMessageContaining("ASCII");
        assertThatThrownBy(() -> new ShuffleAttempt("x".repeat(65), 1, 1, 4)).hasMessageContaining("1 to 64");
        assertThatThrownBy(() -> new ShuffleAttempt("a", 0, 1, 4)).hasMessageContaining("count from 1");
        assertThatThrownBy(() -> new ShuffleAttempt("a", 1, 0, 4)).hasMessageContaining("count from 1");
        assertThatThrownBy(() -> new ShuffleAttempt("a", 1, 1, 5)).hasMessageContaining("2 to 4");
        assertThatThrownBy(() -> Bytes32.of(new byte[31])).hasMessageContaining("32");
        assertThatThrownBy(() -> new Commitments(ATTEMPT, share(0), List.of())).hasMessageContaining("4 players");
        assertThat(VoidAttempt.HOST_GONE.isHostGone()).isTrue();
        assertThatThrownBy(() -> new VoidAttempt(2, List.of())).hasMessageContaining("names");
    }

    @Test
    void aSecretDoesNotStandInALog() {
        assertThat(new Shares(share(1), List.of(Optional.of(share(2)))).toString())
                .doesNotContain(share(1).toHex(), share(2).toHex());
    }

    private static Bytes32 seed(Shares shares) {
        return SHUFFLE.seed(committed(shares), shares);
    }

    private static Commitments committed(Shares shares) {
        List<Optional<Bytes32>> seats = new ArrayList<>();
        for (int seat = 0; seat < 4; seat++) {
            int each = seat;
            seats.add(shares.of(seat).map(share -> SHUFFLE.commitment(ATTEMPT, each, share)));
        }
        return new Commitments(ATTEMPT, SHUFFLE.commitment(ATTEMPT, FairShuffle.HOST, shares.host()), seats);
    }

    private static Bytes32 share(int number) {
        byte[] bytes = new byte[Bytes32.LENGTH];
        Arrays.fill(bytes, (byte) (number + 1));
        return Bytes32.of(bytes);
    }

    private static byte[] joined(byte[]... parts) {
        byte[] all = new byte[0];
        for (byte[] part : parts) {
            int old = all.length;
            all = Arrays.copyOf(all, old + part.length);
            System.arraycopy(part, 0, all, old, part.length);
        }
        return all;
    }

    static byte[] sha256(byte[] bytes) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(bytes);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
