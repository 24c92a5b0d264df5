package org.tiengow.client.shuffle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.tiengow.client.json.RecordJson;
import org.tiengow.client.json.ShuffleJson;
import org.tiengow.client.json.TextFlaw;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.FairShuffle;
import org.tiengow.engine.deal.Shares;
import org.tiengow.engine.deal.ShuffleAttempt;
import org.tiengow.engine.deal.ShuffleProof;
import org.tiengow.engine.deal.VoidAttempt;
import org.tiengow.engine.record.RoundRecord;

class ProofCheckTest {
    private ProofCheck check = new ProofCheck();
    private final SplittableRandom random = new SplittableRandom(8);

    @Test
    void anHonestRoundPassesThroughItsText() {
        ShuffledRound round = ShuffledRound.of("a1", 1);
        RoundRecord read = RecordJson.read(RecordJson.write(round.record()));
        assertThat(ShuffleJson.read(read)).contains(round.proof());
        assertThat(check.faults(read, ShuffleJson.read(read).orElseThrow())).isEmpty();
        assertThat(check.faults(read, round.proof()))
                .as("the same record again")
                .isEmpty();
    }

    @Test
    void aShareOtherThanCommittedIsFound() {
        ShuffledRound round = ShuffledRound.of("a1", 1);
        for (int party : new int[] {FairShuffle.HOST, 0, 2}) {
            Shares changed = changed(round.proof().shares(), party, ShuffledRound.share(random));
            ShuffledRound cheated =
                    ShuffledRound.played(new ShuffleProof(round.proof().list(), changed, List.of()), changed);
            check = new ProofCheck();
            assertThat(faults(cheated))
                    .containsExactly(new ShuffleFault(ShuffleFault.Kind.COMMITMENT_BROKEN, 1, party));
        }
    }

    @Test
    void anotherDealOrBankerIsFound() {
        ShuffledRound honest = ShuffledRound.of("a1", 1);
        ShuffledRound other = ShuffledRound.of("a1", 5);
        assertThat(honest.record().banker()).isNotEqualTo(other.record().banker());
        assertThat(check.faults(other.record(), honest.proof()))
                .containsExactly(
                        new ShuffleFault(ShuffleFault.Kind.DEAL_DIFFERS, 1),
                        new ShuffleFault(ShuffleFault.Kind.LOT_DIFFERS, 1));
    }

    @Test
    void aShareOfAnEarlierRoundIsFound() {
        ShuffledRound first = ShuffledRound.of("a1", 1);
        assertThat(faults(first)).isEmpty();
        Shares again = changed(
                ShuffledRound.of("b2", 2).proof().shares(),
                FairShuffle.HOST,
                first.proof().shares().host());
        assertThat(faults(ShuffledRound.of(new ShuffleAttempt("b2", 1, 1, 4), again, List.of())))
                .containsExactly(new ShuffleFault(ShuffleFault.Kind.SHARE_REUSED, 1, FairShuffle.HOST));
    }

    @Test
    void noMoreSharesAreRememberedThanOfTheLongestMatch() {
        check = new ProofCheck(10);
        ShuffledRound first = ShuffledRound.of("a1", 1);
        assertThat(faults(first)).isEmpty();
        for (int round = 2; round < 6; round++) {
            assertThat(faults(ShuffledRound.of("b" + round, round))).isEmpty();
            assertThat(check.remembered()).isLessThanOrEqualTo(10);
        }
        Shares forgotten = changed(
                ShuffledRound.of("c9", 9).proof().shares(),
                FairShuffle.HOST,
                first.proof().shares().host());
        assertThat(faults(ShuffledRound.of(new ShuffleAttempt("c9", 1, 1, 4), forgotten, List.of())))
                .isEmpty();
    }

    @Test
    void aSeatThatRepeatsAnothersShareIsFound() {
        Shares honest = ShuffledRound.of("a1", 1).proof().shares();
        Shares copied = changed(honest, 2, honest.seats().get(0).orElseThrow());
        assertThat(faults(ShuffledRound.of(new ShuffleAttempt("a1", 1, 1, 4), copied, List.of())))
                .containsExactly(new ShuffleFault(ShuffleFault.Kind.SHARE_REUSED, 1, 2));
    }

    @Test
    void voidAttemptsMustAddUp() {
        Shares shares = ShuffledRound.of("a1", 1).proof().shares();
        VoidAttempt first = new VoidAttempt(1, List.of(new VoidAttempt.Missing(1, "Bo")));
        VoidAttempt present = new VoidAttempt(1, List.of(new VoidAttempt.Missing(2, "Bo")));
        assertThat(faultsOfSecond(shares, List.of(first))).isEmpty();
        assertThat(faultsOfSecond(shares, List.of())).as("not counted").containsExactly(voidDiffers());
        assertThat(faultsOfSecond(shares, List.of(first, first)))
                .as("counted twice")
                .containsExactly(voidDiffers());
        assertThat(faultsOfSecond(shares, List.of(present)))
                .as("who was missing is there")
                .containsExactly(voidDiffers());
    }

    @Test
    void whatIsNoProofIsRefusedInASentence() {
        ShuffledRound round = ShuffledRound.of("a1", 1);
        String proof = ShuffleJson.write(round.proof());
        List<String> wrong = List.of(
                "{}",
                "[]",
                "7",
                proof.replace("tiengow-shuffle/2", "tiengow-shuffle/3"),
                proof.replace("\"attempt\":1", "\"attempt\":0"),
                proof.replace("\"seats\":[", "\"seats\":[null,"),
                proof.replaceFirst("[0-9a-f]{64}", "zz"),
                proof.replace("\"voided\":[]", "\"voided\":[{\"attempt\":1,\"missing\":[]}]"),
                proof.replace(
                        "\"voided\":[]", "\"voided\":[{\"attempt\":1,\"missing\":[{\"seat\":4,\"name\":\"x\"}]}]"));
        for (String each : wrong) {
            assertThat(each).isNotEqualTo(proof);
            assertThatThrownBy(() -> ShuffleJson.read(round.record().withShuffle(each)))
                    .as(each)
                    .isInstanceOf(TextFlaw.class);
        }
    }

    private List<ShuffleFault> faultsOfSecond(Shares shares, List<VoidAttempt> voided) {
        ShuffledRound round = ShuffledRound.of(new ShuffleAttempt("a1", 1, 2, 4), shares, voided);
        return check.faults(round.record(), round.proof());
    }

    private static ShuffleFault voidDiffers() {
        return new ShuffleFault(ShuffleFault.Kind.VOID_DIFFERS, 1);
    }

    private List<ShuffleFault> faults(ShuffledRound round) {
        return check.faults(round.record(), round.proof());
    }

    private static Shares changed(Shares shares, int party, Bytes32 share) {
        if (party == FairShuffle.HOST) {
            return new Shares(share, shares.seats());
        }
        List<Optional<Bytes32>> seats = new ArrayList<>(shares.seats());
        seats.set(party, Optional.of(share));
        return new Shares(shares.host(), seats);
    }
}
