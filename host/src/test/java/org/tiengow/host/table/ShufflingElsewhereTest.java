package org.tiengow.host.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tiengow.client.json.RecordJson;
import org.tiengow.client.json.ShuffleJson;
import org.tiengow.client.shuffle.ShuffleState;
import org.tiengow.engine.deal.ShuffleProof;
import org.tiengow.protocol.wire.Reveal;
import org.tiengow.protocol.wire.ShufflePhase;
import org.tiengow.protocol.wire.TableStage;

/**
 * The host goes while commitments or shares are collected: killed and started again, or handed over, which is the same for a
 * table. Its clients watch as always.
 */
@DisplayName("A shuffle whose host goes in the middle")
class ShufflingElsewhereTest {
    private static final int PEOPLE = 4;

    /** Longer than anybody may take to find the host again. */
    private static final int TOO_LONG = 20_000;

    private final FairTable night = new FairTable(PEOPLE, 3, Reveal.REVEAL_ROUND);

    @ParameterizedTest(name = "after {0} of eight messages")
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7, 8})
    @DisplayName("is the same attempt at the next one, whatever was on its way, and right")
    void keepsTheAttempt(int arrived) {
        night.withPeople(PEOPLE);
        playsOn(arrived);
        playsOn(PEOPLE * 2 - arrived);
    }

    /** A round before whose deal the host goes when so many messages have arrived. */
    private void playsOn(int arrived) {
        AtomicInteger left = new AtomicInteger(arrived);
        night.arrives = message -> left.getAndDecrement() > 0;
        if (finished() == 0) {
            night.start();
        } else {
            night.nextRound();
        }
        night.arrives = message -> true;
        night.goesOnElsewhere(seat -> true);
        assertThat(night.table().summary(night.now).getStage()).isEqualTo(TableStage.TABLE_STAGE_PLAYING);
        night.playRound();
        night.people.forEach(ShufflingElsewhereTest::assertRight);
        assertThat(lastProof().voided()).isEmpty();
        assertThat(lastProof().shares().seats()).allMatch(share -> share.isPresent());
    }

    @Test
    @DisplayName(
            "is void and counted when one whose share is missing does not find the next one in time; nobody is alarmed")
    void oneStaysAway() {
        night.withPeople(PEOPLE);
        night.people
                .get(3)
                .lied(message -> message.hasTable()
                                && message.getTable().getShuffle().getPhase() == ShufflePhase.SHUFFLE_PHASE_SHARING
                        ? null
                        : message);
        night.start();
        night.people.get(3).lied(message -> message);
        night.goesOnElsewhere(seat -> seat != 3);
        assertThat(night.table().summary(night.now).getStage()).isEqualTo(TableStage.TABLE_STAGE_GATHERING);
        night.pass(TOO_LONG);
        assertThat(night.table().summary(night.now).getStage()).isEqualTo(TableStage.TABLE_STAGE_PLAYING);
        night.comesBack(3);
        night.playRound();
        night.people.subList(0, 3).forEach(ShufflingElsewhereTest::assertRight);
        assertThat(night.people.get(3).faults()).isEmpty();
        assertThat(night.people.get(3).shuffle().verdicts().values())
                .containsExactly(ShuffleState.Verdict.WITHOUT_ME); // it was called missing, and says so
        assertThat(lastProof().voided())
                .singleElement()
                .satisfies(voided -> assertThat(voided.missing())
                        .extracting(missing -> missing.seat())
                        .containsExactly(3));
    }

    private int finished() {
        return night.people.get(0).state().atTable().orElseThrow().rounds().size();
    }

    private ShuffleProof lastProof() {
        List<String> records = night.people.get(0).state().revealed();
        return ShuffleJson.read(RecordJson.read(records.get(records.size() - 1)))
                .orElseThrow();
    }

    private static void assertRight(WitnessGuest guest) {
        assertThat(guest.faults()).as(guest.name()).isEmpty();
        assertThat(guest.shuffle().verdicts().values())
                .as(guest.name())
                .isNotEmpty()
                .containsOnly(ShuffleState.Verdict.RIGHT);
    }
}
