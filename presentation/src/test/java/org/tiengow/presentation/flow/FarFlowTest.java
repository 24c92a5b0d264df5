package org.tiengow.presentation.flow;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.answer.RefusalReason;
import org.tiengow.presentation.night.Seatings;
import org.tiengow.presentation.night.TablesInTurn;
import org.tiengow.presentation.night.TablesInTurn.Choice;
import org.tiengow.presentation.table.Tables;
import org.tiengow.protocol.wire.ClientMessage;

/** A match is over at table 0, which is shown, and one is played at table 1. */
@DisplayName("A television at a night of several tables")
class FarFlowTest {
    private static final SessionState FIRST = Seatings.waiting(Tables.gathering("lai"));

    private final Scene scene = new Scene(new Wish(0, OptionalInt.empty(), Wish.Role.WATCH));

    @Test
    @DisplayName("shows the tables that play in turn, and the last one until the next is there")
    void inTurn() {
        scene.flow.showFar(TablesInTurn.ALL);
        scene.knows(FIRST).waits(FarFlow.TURN.minusSeconds(1));
        assertThat(last().hasLeaveTable()).isFalse();
        scene.waits(Duration.ofSeconds(2));
        assertThat(last().hasLeaveTable()).isTrue();
        scene.grants();
        assertThat(last().getWatch().getTable()).isEqualTo(1);
        scene.knows(FIRST.withTable(null));
        assertThat(scene.picture()).as("on the way").isEqualTo("Lobby");
        scene.grants().knows(FIRST);
        assertThat(choices()).extracting(Choice::chosen).containsExactly(true, false, false);
    }

    @Test
    @DisplayName("shows the one that is chosen at once, and stays there")
    void chosen() {
        scene.flow.showFar(TablesInTurn.ALL);
        scene.knows(FIRST);
        scene.flow.showTable(0);
        assertThat(choices()).extracting(Choice::chosen).containsExactly(false, true, false);
        int before = scene.asked.size();
        scene.waits(Duration.ofMinutes(5));
        assertThat(scene.asked).hasSize(before);
        scene.flow.showTable(7);
        assertThat(choices())
                .as("there is no such table")
                .extracting(Choice::chosen)
                .containsExactly(false, true, false);
        scene.flow.showTable(1);
        assertThat(last().hasLeaveTable()).isTrue();
    }

    @Test
    @DisplayName("goes back to the table before if the next one does not admit it")
    void refused() {
        scene.flow.showFar(TablesInTurn.ALL);
        scene.knows(FIRST).waits(FarFlow.TURN.plusSeconds(1));
        scene.grants().refuses(RefusalReason.NO_SPECTATORS);
        assertThat(last().getWatch().getTable()).isZero();
    }

    @Test
    @DisplayName("is for televisions alone, and for several tables")
    void elsewhere() {
        scene.knows(FIRST);
        assertThat(scene.flow.tablesInTurn()).isEmpty();
        scene.flow.showTable(1);
        assertThat(last().hasLeaveTable()).isFalse();
        scene.flow.showFar(TablesInTurn.ALL);
        scene.knows(Seatings.free(Tables.gathering("lai")));
        assertThat(scene.flow.tablesInTurn()).isEmpty();
    }

    private List<Choice> choices() {
        return scene.flow.tablesInTurn().orElseThrow().choices();
    }

    private ClientMessage last() {
        return scene.asked.isEmpty() ? ClientMessage.getDefaultInstance() : scene.asked.get(scene.asked.size() - 1);
    }
}
