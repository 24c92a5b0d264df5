package org.tiengow.presentation.flow;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.answer.RefusalReason;
import org.tiengow.client.session.night.NightState;
import org.tiengow.client.session.night.NightTable;
import org.tiengow.client.session.night.SeatingMode;
import org.tiengow.client.session.table.TableStage;
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
    @DisplayName("shows the end of a match elsewhere in the next turn, and that of the shown one for a whole turn")
    void ends() {
        SessionState lobby = Tables.gathering("lai");
        scene.flow.showFar(TablesInTurn.ALL);
        scene.knows(at(lobby, TableStage.PLAYING, TableStage.PLAYING, TableStage.PLAYING));
        scene.waits(FarFlow.TURN.minusSeconds(5));
        scene.knows(at(lobby, TableStage.MATCH_OVER, TableStage.PLAYING, TableStage.MATCH_OVER));
        scene.waits(FarFlow.TURN.minusSeconds(1));
        assertThat(last().hasLeaveTable()).as("its own end").isFalse();
        scene.waits(Duration.ofSeconds(2)).grants();
        assertThat(last().getWatch().getTable()).as("the end elsewhere").isEqualTo(2);
    }

    @Test
    @DisplayName("shows the next seats once all ends have been shown")
    void card() {
        SessionState lobby = Tables.gathering("lai");
        SessionState over = Tables.over(
                "lai",
                "11 62 53 55 55 21 66 65",
                "31 41 33 33 22 22 64 64",
                "44 52 44 43 61 61 51 51",
                "66 11 31 63 54 42 32 65");
        scene.flow.showFar(TablesInTurn.ALL);
        scene.knows(at(lobby, TableStage.MATCH_OVER, TableStage.PLAYING));
        SessionState proposed = Seatings.sixteen(over);
        scene.knows(proposed.with(
                at(proposed, TableStage.MATCH_OVER, TableStage.MATCH_OVER).night()));
        scene.waits(Duration.ofSeconds(32));
        assertThat(scene.picture()).doesNotContain("nextSeats");
        scene.grants();
        assertThat(last().getWatch().getTable()).isEqualTo(1);
    }

    /** Returns the state with tables in these stages. */
    private static SessionState at(SessionState state, TableStage... stages) {
        NightState night = state.night();
        return state.with(new NightState(
                SeatingMode.TABLES,
                night.turns(),
                night.people(),
                night.proposal(),
                IntStream.range(0, stages.length)
                        .mapToObj(table -> new NightTable(table, stages[table], 1, 3))
                        .toList(),
                "",
                ""));
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
    @DisplayName("tries a table whose match has ended once, and then shows those that play")
    void refusedEnd() {
        SessionState lobby = Tables.gathering("lai");
        scene.flow.showFar(TablesInTurn.ALL);
        scene.knows(at(lobby, TableStage.PLAYING, TableStage.PLAYING, TableStage.PLAYING));
        SessionState ended = at(lobby, TableStage.PLAYING, TableStage.PLAYING, TableStage.FAILED);
        scene.knows(ended).waits(FarFlow.TURN.plusSeconds(1));
        scene.grants();
        assertThat(last().getWatch().getTable()).isEqualTo(2);
        scene.refuses(RefusalReason.NO_SPECTATORS);
        assertThat(last().getWatch().getTable()).as("back").isZero();
        scene.grants().knows(ended).waits(FarFlow.TURN.plusSeconds(1));
        scene.grants();
        assertThat(last().getWatch().getTable()).isEqualTo(1);
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
