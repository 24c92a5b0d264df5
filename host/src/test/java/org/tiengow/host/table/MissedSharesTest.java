package org.tiengow.host.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tiengow.engine.deal.VoidAttempt;
import org.tiengow.host.table.shuffle.Shuffling;
import org.tiengow.protocol.wire.Kind;
import org.tiengow.protocol.wire.ShufflePart;
import org.tiengow.protocol.wire.ShufflePhase;
import org.tiengow.protocol.wire.ShuffleSeat;
import org.tiengow.protocol.wire.TableStage;
import org.tiengow.protocol.wire.TableUpdate;
import org.tiengow.protocol.wire.VoidReason;

@DisplayName("How often a seat's share was missing")
class MissedSharesTest {
    private static final int SEAT = 2;

    private final ShuffleHouse house = new ShuffleHouse(3);

    /** Ways in which the host may go between two rounds. */
    static Stream<Named<Consumer<ShuffleHouse>>> ways() {
        return Stream.of(
                Named.of("nothing", house -> {}),
                Named.of("a restart", house -> house.isKilled()),
                Named.of("a hand-over", house -> house.isHandedOver()),
                Named.of("going on without the host", house -> house.isGoneOnWithout()));
    }

    /** A round before whose deal the share of a seat is missing once. */
    private void missesOne() {
        house.player(SEAT).gives = false;
        if (house.stage() == TableStage.TABLE_STAGE_BETWEEN_ROUNDS) {
            house.nextRound();
        } else {
            house.start();
        }
        house.pass(Shuffling.SHARE_MILLIS);
        house.player(SEAT).gives = true;
        assertThat(house.stage()).isEqualTo(TableStage.TABLE_STAGE_PLAYING);
    }

    @Test
    @DisplayName(
            "stands in every update from then on: for the round the seat is empty, and in the next one it is asked again")
    void once() {
        house.withPeople(3);
        missesOne();
        assertThat(counted()).containsExactly(0, 0, 1);
        assertThat(house.shuffle().getSeats(SEAT).getPart()).isEqualTo(ShufflePart.SHUFFLE_PART_EMPTY);
        house.playRound();
        house.player(SEAT).commits = false;
        house.nextRound();
        assertThat(house.shuffle().getPhase()).isEqualTo(ShufflePhase.SHUFFLE_PHASE_COMMITTING);
        assertThat(house.shuffle().getSeats(SEAT).getPart()).isEqualTo(ShufflePart.SHUFFLE_PART_ASKED);
        assertThat(counted()).containsExactly(0, 0, 1);
    }

    @ParameterizedTest(name = "after {0}")
    @MethodSource("ways")
    @DisplayName("is not forgotten: the second time empties the seat until the match ends")
    void twice(Consumer<ShuffleHouse> way) {
        house.withPeople(3);
        missesOne();
        house.playRound();
        assertThat(house.standing().getVoidsList()).containsExactly(0, 0, 1);
        house.player(SEAT).gives = false; // people who have agreed to go on need not say that they are ready
        way.accept(house);
        missesOne();
        assertThat(counted()).containsExactly(0, 0, 2);
        house.playRound();
        way.accept(house);
        house.nextRound();
        assertThat(house.stage()).isEqualTo(TableStage.TABLE_STAGE_PLAYING);
        assertThat(house.shuffle().getSeats(SEAT).getPart()).isEqualTo(ShufflePart.SHUFFLE_PART_EMPTY);
        assertThat(counted()).containsExactly(0, 0, 2);
        house.playRound();
        assertThat(house.proof().list().seats().get(SEAT)).isEmpty();
    }

    @Test
    @DisplayName("is kept in the middle of a shuffle too")
    void inTheMiddle() {
        house.withPeople(3);
        missesOne();
        house.playRound();
        house.player(SEAT).commits = false;
        house.nextRound();
        house.isKilled();
        assertThat(counted()).containsExactly(0, 0, 1);
    }

    @Test
    @DisplayName("counts for the seat, whoever sits there")
    void bySeat() {
        house.withPeople(3);
        missesOne();
        house.playRound();
        house.player(SEAT).gives = false;
        house.nextRound();
        house.leaves(SEAT);
        assertThat(house.stage()).isEqualTo(TableStage.TABLE_STAGE_PLAYING);
        assertThat(counted()).containsExactly(0, 0, 2);
    }

    @Test
    @DisplayName("counts twice for a bot from outside, though another bot plays when the time is over")
    void aBot() {
        house.withPeople(2).sits(Kind.KIND_BOT, true);
        house.player(SEAT).gives = false;
        house.start();
        house.isKilled(SEAT);
        house.pass(60_000);
        assertThat(counted()).containsExactly(0, 0, 2);
    }

    @Test
    @DisplayName("begins anew with another match")
    void anotherMatch() {
        house.withPeople(3);
        missesOne();
        house.table.endMatch(house.player(0), house.now);
        house.playRound();
        Refusals.assertGranted(house.start());
        assertThat(house.stage()).isEqualTo(TableStage.TABLE_STAGE_PLAYING);
        assertThat(counted()).containsExactly(0, 0, 0);
    }

    @Test
    @DisplayName("that the host was gone is told and recorded, and shuffled for again")
    void theHostWasGone() {
        house.withPeople(3).start();
        house.playRound();
        house.player(SEAT).commits = false;
        house.isGoneOnWithout();
        house.nextRound();
        assertThat(house.shuffle().getPhase()).isEqualTo(ShufflePhase.SHUFFLE_PHASE_COMMITTING);
        goneIsTold();
        house.isKilled();
        goneIsTold();
        house.player(SEAT).commits = true;
        house.settle();
        goneIsTold();
        house.playRound();
        assertThat(house.proof().voided()).containsExactly(VoidAttempt.HOST_GONE);
        assertThat(house.proof().list().attempt().number()).isEqualTo(2);
        house.nextRound();
        assertThat(house.shuffle().getRound()).isEqualTo(3);
        assertThat(house.shuffle().getAttempt()).isEqualTo(1);
    }

    @Test
    @DisplayName("a host that was given the running table goes on with the attempt it finds")
    void handedOver() {
        house.withPeople(3).start();
        house.playRound();
        house.player(SEAT).commits = false;
        house.nextRound();
        house.isHandedOver();
        assertThat(house.shuffle().getVoidedList()).isEmpty();
        assertThat(house.shuffle().getAttempt()).isEqualTo(1);
    }

    @Test
    @DisplayName("a restart before the first shuffle there changes nothing")
    void killedBeforeTheFirstShuffle() {
        house.withPeople(3).start();
        house.playRound();
        house.isGoneOnWithout(0, 1, 2);
        house.isKilled();
        house.nextRound();
        goneIsTold();
    }

    private void goneIsTold() {
        assertThat(house.shuffle().getRound()).isEqualTo(2);
        assertThat(house.shuffle().getAttempt()).isEqualTo(2);
        assertThat(house.shuffle().getVoided(0).getReason()).isEqualTo(VoidReason.VOID_REASON_HOST_GONE);
        assertThat(house.shuffle().getVoided(0).getAttempt()).isEqualTo(1);
    }

    private List<Integer> counted() {
        TableUpdate update = house.player(0).update();
        assertThat(update.getShuffle().getRules()).isEqualTo(2);
        return update.getShuffle().getSeatsList().stream()
                .map(ShuffleSeat::getVoids)
                .toList();
    }
}
