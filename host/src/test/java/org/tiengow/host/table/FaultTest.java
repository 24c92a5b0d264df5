package org.tiengow.host.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.tiengow.host.table.Refusals.assertGranted;
import static org.tiengow.host.table.Refusals.assertRefused;

import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.host.table.telling.Participant;
import org.tiengow.protocol.wire.RefusalReason;
import org.tiengow.protocol.wire.TableStage;

@DisplayName("A table guards itself")
class FaultTest {
    private final TestHouse house = TestHouse.pagat(2);
    private final RecordingParticipant owner = TestHouse.owner("Mei");

    @Test
    @DisplayName("it is touched by one thread only")
    void oneThread() {
        house.sit(owner);
        Throwable thrown = catchThrowable(
                () -> CompletableFuture.runAsync(() -> house.table().setReady(owner, true))
                        .join());
        assertThat(thrown).hasRootCauseInstanceOf(IllegalStateException.class);
    }

    @Test
    @DisplayName("after a fault it says so, refuses everything, and lets people leave")
    void failed() {
        house.sit(owner);
        RecordingParticipant viewer = TestHouse.spectator("TV");
        house.told(house.table().watch(viewer));

        house.table().fail();

        assertThat(owner.update().getStage()).isEqualTo(TableStage.TABLE_STAGE_FAILED);
        assertThat(house.failures()).containsExactly(0);
        assertThat(viewer.update().getStage()).isEqualTo(TableStage.TABLE_STAGE_FAILED);
        assertRefused(house.table().setReady(owner, true), RefusalReason.REFUSAL_REASON_TABLE_FAILED);
        assertRefused(
                house.table().sit(TestHouse.person("Bo"), OptionalInt.empty()),
                RefusalReason.REFUSAL_REASON_TABLE_FAILED);
        assertRefused(house.table().start(owner, house.now()), RefusalReason.REFUSAL_REASON_TABLE_FAILED);
        assertThat(house.table().summary(house.now()).getStage()).isEqualTo(TableStage.TABLE_STAGE_FAILED);
        assertGranted(house.table().leave(owner));
        assertThat(owner.standing()).isEqualTo(Participant.Standing.AWAY);
    }

    @Test
    @DisplayName("after a fault its clock asks for nothing, even when the grace time of a lost seat ends")
    void failedWithALostSeat() {
        house.sit(owner);
        house.table().addBot(OptionalInt.empty(), "");
        assertGranted(house.told(house.table().start(owner, house.now())));
        house.table().lost(owner, house.now());
        assertThat(house.table().nextRun(house.now())).isLessThan(Long.MAX_VALUE);

        house.table().fail();

        assertThat(house.table().nextRun(house.now())).isEqualTo(Long.MAX_VALUE);
    }
}
