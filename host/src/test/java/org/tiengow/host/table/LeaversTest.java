package org.tiengow.host.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tiengow.protocol.wire.TableStage;

@DisplayName("People who leave a match")
class LeaversTest {
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
}
