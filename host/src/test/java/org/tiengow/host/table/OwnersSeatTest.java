package org.tiengow.host.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.protocol.wire.SeatInfo;

@DisplayName("Everybody is told which seat is the owner's")
class OwnersSeatTest {
    private final ShuffleHouse house = new ShuffleHouse(3).withPeople(3);

    @Test
    @DisplayName("while its person is lost and the seat is kept, too, and after a restart")
    void alsoWhileItIsLost() {
        assertThat(owners()).containsExactly(true, false, false);
        house.start();
        house.loses(0);
        assertThat(owners()).containsExactly(true, false, false);
        house.isKilled(0);
        assertThat(owners()).containsExactly(true, false, false);
        house.comesBack(0);
        assertThat(owners()).containsExactly(true, false, false);
    }

    @Test
    @DisplayName("until its person leaves it")
    void untilItIsLeft() {
        house.start();
        house.leaves(0);
        assertThat(owners()).containsExactly(false, false, false);
    }

    @Test
    @DisplayName("and at another host nobody's is before its owner comes")
    void notElsewhere() {
        house.isHandedOver(0);
        assertThat(owners()).containsExactly(false, false, false);
    }

    private List<Boolean> owners() {
        return house.player(1).update().getSeatsList().stream()
                .map(SeatInfo::getOwner)
                .toList();
    }
}
