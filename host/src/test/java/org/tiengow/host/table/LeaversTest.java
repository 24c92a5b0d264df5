package org.tiengow.host.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tiengow.host.table.Refusals.assertGranted;

import com.google.protobuf.ByteString;
import java.util.OptionalInt;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tiengow.host.journal.wire.SeatSnapshot;
import org.tiengow.protocol.wire.TableStage;

@DisplayName("People who leave a match")
class LeaversTest {
    /** What becomes of one who has left in the round in which another is lost. */
    enum After {
        GONE,
        WATCHES_AND_IS_LOST,
        WAITS_AND_IS_LOST,
        WATCHES_AND_IS_SENT_AWAY
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("count no longer once they were here again: they may agree with others to go on elsewhere")
    void wasHereAgain(After after) {
        ShuffleHouse house = new ShuffleHouse(4).withPeople(3);
        house.start();
        house.playRound();
        house.nextRound();
        house.leaves(1);
        house.loses(2);
        ShufflePlayer again = house.player(1).reconnected();
        if (after != After.GONE) {
            if (after == After.WAITS_AND_IS_LOST) {
                assertGranted(house.table.sit(again, OptionalInt.of(1)));
            } else {
                assertGranted(house.table.watch(again));
            }
            house.players.set(1, again);
            house.settle();
            if (after == After.WATCHES_AND_IS_SENT_AWAY) {
                assertGranted(house.table.kickWatcher(house.player(0), "P1", false));
                house.settle();
            } else {
                house.loses(1);
            }
        }
        house.playRound();
        house.nextRound();
        house.pass(60_000);
        assertThat(house.stage())
                .isEqualTo(
                        after == After.GONE ? TableStage.TABLE_STAGE_PLAYING : TableStage.TABLE_STAGE_BETWEEN_ROUNDS);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    @DisplayName(
            "count as holding how it stands after that, also when the host is started again: the one who stays plays on")
    void mostLeave(boolean killed) {
        ShuffleHouse house = new ShuffleHouse(4).withPeople(3);
        house.start();
        house.playRound();
        house.nextRound();
        house.leaves(1);
        house.leaves(2);
        if (killed) {
            house.isKilled(1, 2);
        }
        house.playRound();
        if (killed) {
            house.isKilled(1, 2);
        }
        house.nextRound();
        house.pass(60_000);
        assertThat(house.stage()).isEqualTo(TableStage.TABLE_STAGE_PLAYING);
        assertThat(house.player(0).update().getView().getRound()).isEqualTo(3);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    @DisplayName("and were sent away after a round count no longer either: who is left needs the others to play on")
    void sentAway(boolean anotherIsLost) {
        ShuffleHouse house = new ShuffleHouse(4).withPeople(3);
        house.start();
        house.playRound();
        assertGranted(house.table.kick(house.player(0), 1, false));
        house.settle();
        if (anotherIsLost) {
            house.loses(2);
        }
        house.nextRound();
        house.pass(60_000);
        assertThat(house.stage())
                .isEqualTo(anotherIsLost ? TableStage.TABLE_STAGE_BETWEEN_ROUNDS : TableStage.TABLE_STAGE_PLAYING);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    @DisplayName(
            "and only watched beside a seat of their own, over a line that is lost or as somebody sent away, hold on from the seat")
    void watchedBesides(boolean sentAway) {
        ShuffleHouse house = new ShuffleHouse(4).withPeople(3);
        house.start();
        ShufflePlayer besides = house.player(1).beside();
        assertGranted(house.table.watch(besides));
        house.playRound();
        house.loses(2);
        if (sentAway) {
            assertGranted(house.table.kickWatcher(house.player(0), "P1", false));
        } else {
            house.table.lost(besides, house.now);
        }
        house.settle();
        house.nextRound();
        house.pass(60_000);
        assertThat(house.stage()).isEqualTo(TableStage.TABLE_STAGE_PLAYING);
    }

    @Test
    @DisplayName(
            "and only watched beside a seat of their own have not said there what they hold: the next round waits for that")
    void leavesBesides() {
        ShuffleHouse house = new ShuffleHouse(4).withPeople(2);
        house.start();
        ShufflePlayer besides = house.player(1).beside();
        assertGranted(house.table.watch(besides));
        house.arrives = (player, message) -> false; // nobody's program gets to hold how the round ends
        house.playRound();
        assertGranted(house.table.leave(besides));
        house.settle();
        house.nextRound();
        house.pass(60_000);
        assertThat(house.stage()).isEqualTo(TableStage.TABLE_STAGE_BETWEEN_ROUNDS);
    }

    @Test
    @DisplayName(
            "and wait for a bot's seat, and those who wait for their own, are known by their keys where the table goes on")
    void waitersAreKnown() {
        ShuffleHouse house = new ShuffleHouse(4).withPeople(3);
        house.start();
        house.loses(2);
        house.pass(60_000);
        house.comesBack(2);
        house.leaves(1);
        house.players.set(1, house.player(1).reconnected());
        assertGranted(house.table.sit(house.player(1), OptionalInt.of(1)));
        house.isHandedOver(0, 1, 2);
        assertThat(house.table.snapshot().getSeatsList().subList(0, 3))
                .extracting(SeatSnapshot::getIdentity)
                .containsExactly(key(house, 0), key(house, 1), key(house, 2));
    }

    private static ByteString key(ShuffleHouse house, int seat) {
        return ByteString.copyFrom(house.player(seat).identity().orElseThrow().bytes());
    }
}
