package org.tiengow.host.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.protobuf.ByteString;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tiengow.client.shuffle.RoundCheck.Verdict;
import org.tiengow.host.table.shuffle.Shuffling;
import org.tiengow.protocol.wire.OpenLink;
import org.tiengow.protocol.wire.Shuffle;
import org.tiengow.protocol.wire.ShuffleList;
import org.tiengow.protocol.wire.ShufflePhase;
import org.tiengow.protocol.wire.TableStage;

@DisplayName("A shuffle at a host that is late, stands still, or was gone")
@Tag("slow")
class ShuffleTimesTest {
    /** How long anchors and links have after the host was gone. */
    private static final int AFTER_RETURN = Shuffling.WAIT_MILLIS + 10_000;

    private final ShuffleHouse house = new ShuffleHouse(4).withPeople(4);
    private final List<OpenLink> opened = new ArrayList<>();

    ShuffleTimesTest() {
        house.arrives = (player, message) -> {
            if (message.hasOpenLink()) {
                opened.add(message.getOpenLink());
            }
            return true;
        };
    }

    /** The list is told, and the links of these seats are on their way. */
    private ShuffleList listIsTold(int... seats) {
        for (int seat : seats) {
            house.player(seat).links = false;
        }
        house.start();
        return house.shuffle().getList();
    }

    /** The clock rings, and what waits to be read is read after that. */
    private void ringsAfter(long millis) {
        house.now += millis;
        house.table.run(house.now);
    }

    private void isOnTime(int seat) {
        house.player(seat).links = true;
        house.player(seat).anchors = true;
        house.settle();
        assertThat(house.stage()).isEqualTo(TableStage.TABLE_STAGE_PLAYING);
        house.playRound();
        assertThat(house.proof().leftOut()).isEmpty();
        assertThat(house.player(seat).verdict(1)).isEqualTo(Verdict.TICK);
    }

    @Test
    @DisplayName("reads what has come when the clock rings a little late, before anybody is left out")
    void readsFirst() {
        listIsTold(2);
        ringsAfter(Shuffling.WAIT_MILLIS + 21);
        assertThat(house.shuffle().getPhase()).isEqualTo(ShufflePhase.SHUFFLE_PHASE_LINKS);
        isOnTime(2);
    }

    @Test
    @DisplayName("reads for 200 milliseconds, once")
    void readsOnce() {
        listIsTold(2);
        ringsAfter(Shuffling.WAIT_MILLIS + 21);
        ringsAfter(199);
        assertThat(house.shuffle().getPhase()).isEqualTo(ShufflePhase.SHUFFLE_PHASE_LINKS);
        ringsAfter(100);
        assertThat(house.shuffle().getLeftOutList()).containsExactly(2);
    }

    @Test
    @DisplayName("reads nothing more when the clock rings in time")
    void inTime() {
        listIsTold(2);
        ringsAfter(Shuffling.WAIT_MILLIS + 20);
        assertThat(house.shuffle().getLeftOutList()).containsExactly(2);
    }

    @ParameterizedTest(name = "for {0} ms")
    @ValueSource(ints = {1_001, 20_000, 3_600_000})
    @DisplayName("gives the time once more when it stood still itself")
    void stoodStill(int late) {
        listIsTold(2);
        ringsAfter(Shuffling.WAIT_MILLIS + late);
        assertThat(house.shuffle().getPhase()).isEqualTo(ShufflePhase.SHUFFLE_PHASE_LINKS);
        assertThat(house.shuffle().getMillisLeft()).isEqualTo(Shuffling.WAIT_MILLIS);
        house.pass(Shuffling.WAIT_MILLIS - 1);
        isOnTime(2);
    }

    @Test
    @DisplayName("gives the time for anchors once more, too")
    void stoodStillBefore() {
        house.player(2).anchors = false;
        house.start();
        ringsAfter(Shuffling.WAIT_MILLIS + 20_000);
        assertThat(house.shuffle().getPhase()).isEqualTo(ShufflePhase.SHUFFLE_PHASE_ANCHORS);
        isOnTime(2);
    }

    @Test
    @DisplayName("leaves out after all who does not answer then")
    void stoodStillInVain() {
        listIsTold(2);
        ringsAfter(Shuffling.WAIT_MILLIS + 20_000);
        house.pass(Shuffling.WAIT_MILLIS);
        assertThat(house.shuffle().getLeftOutList()).containsExactly(2);
    }

    @Test
    @DisplayName("has the same list after a restart, and is answered with the same links")
    void killed() {
        ShuffleList told = listIsTold(1, 2, 3);
        Shuffle before = house.shuffle();
        house.player(1).links = true;
        house.settle();
        house.player(2).links = true;
        house.isKilled();
        house.player(1).links = true;
        house.settle();
        assertThat(house.shuffle().getList()).isEqualTo(told);
        assertThat(house.shuffle().getHost()).isEqualTo(before.getHost());
        assertThat(opened).as("before, and by both after").hasSize(3);
        assertThat(opened.get(1)).isEqualTo(opened.get(0));
        isOnTime(3);
    }

    @Test
    @DisplayName("has the same list when it is handed over in the middle")
    void handedOver() {
        house.start();
        house.playRound();
        house.player(2).links = false;
        house.player(3).links = false;
        house.nextRound();
        Shuffle before = house.shuffle();
        house.isHandedOver();
        Shuffle after = house.shuffle();
        assertThat(after.getList()).isEqualTo(before.getList());
        assertThat(after.getHost()).isEqualTo(before.getHost()).isNotEqualTo(ByteString.copyFrom(house.fingerprint()));
        assertThat(after.getEpoch()).isZero();
        assertThat(house.player(1).update().getEpoch()).isEqualTo(1);
        house.player(2).links = true;
        house.player(3).links = true;
        house.settle();
        house.playRounds(2);
        for (int seat = 1; seat <= 3; seat++) {
            assertThat(house.player(seat).verdict(2)).isEqualTo(Verdict.TICK);
            assertThat(house.player(seat).verdict(3)).isEqualTo(Verdict.TICK);
        }
    }

    @Test
    @DisplayName("gives people ten seconds more to find the host again")
    void tenSecondsMore() {
        listIsTold(2);
        house.isKilled(2);
        assertThat(house.shuffle().getMillisLeft()).isEqualTo(AFTER_RETURN);
        house.pass(AFTER_RETURN - 1);
        assertThat(house.shuffle().getPhase()).isEqualTo(ShufflePhase.SHUFFLE_PHASE_LINKS);
        house.comesBack(2);
        isOnTime(2);
    }

    @Test
    @DisplayName("leaves out who does not find it by then, who says so without an alarm")
    void tooLate() {
        listIsTold(2);
        house.isKilled(2);
        house.pass(AFTER_RETURN);
        assertThat(house.shuffle().getLeftOutList()).containsExactly(2);
        house.comesBack(2);
        house.playRound();
        assertThat(house.player(1).verdict(1)).isEqualTo(Verdict.TICK);
        assertThat(house.player(2).verdict(1)).isEqualTo(Verdict.NO_ANSWER);
        assertThat(house.player(2).alarms()).isEmpty();
    }

    @Test
    @DisplayName("waits after a restart for everybody whose anchor it has, before it tells the list")
    void killedBeforeTheList() {
        house.player(3).anchors = false;
        house.start();
        assertThat(house.shuffle().getPhase()).isEqualTo(ShufflePhase.SHUFFLE_PHASE_ANCHORS);
        house.player(3).anchors = true;
        house.isKilled(1, 2);
        assertThat(house.shuffle().getPhase()).isEqualTo(ShufflePhase.SHUFFLE_PHASE_ANCHORS);
        house.comesBack(1);
        assertThat(house.shuffle().getWaitingList()).containsExactly(2);
        house.pass(AFTER_RETURN - 1);
        house.comesBack(2);
        assertThat(house.listed()).containsExactly(1, 2, 3);
        isOnTime(2);
    }

    @Test
    @DisplayName("waits for them before the round after, too, and no longer")
    void killedBetweenRounds() {
        house.start();
        house.playRound();
        house.isKilled(2, 3);
        house.nextRound();
        assertThat(house.shuffle().getPhase()).isEqualTo(ShufflePhase.SHUFFLE_PHASE_ANCHORS);
        house.comesBack(2);
        house.pass(Shuffling.WAIT_MILLIS);
        assertThat(house.stage()).isEqualTo(TableStage.TABLE_STAGE_PLAYING);
        assertThat(house.listed()).containsExactly(1, 2);
        house.playRound();
        assertThat(house.proof().leftOut()).isEmpty();
    }

    @ParameterizedTest(name = "after {0} messages")
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6})
    @DisplayName("ends well when the host is started again, whatever has come until then")
    void killedAnywhere(int messages) {
        int[] left = {messages};
        house.arrives = (player, message) -> message.hasHoldStanding() || left[0]-- > 0;
        house.start();
        left[0] = Integer.MAX_VALUE;
        house.isKilled();
        assertThat(house.stage()).isEqualTo(TableStage.TABLE_STAGE_PLAYING);
        house.playRound();
        assertThat(house.proof().links()).containsOnlyKeys(1, 2, 3);
        for (int seat = 1; seat <= 3; seat++) {
            assertThat(house.player(seat).verdict(1)).isEqualTo(Verdict.TICK);
        }
    }
}
