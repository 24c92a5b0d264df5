package org.tiengow.host.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.table.Presence;
import org.tiengow.client.session.table.SeatState;
import org.tiengow.client.shuffle.ShuffleState;
import org.tiengow.client.shuffle.ShuffleState.Absence;
import org.tiengow.client.shuffle.ShuffleState.Verdict;
import org.tiengow.protocol.wire.Reveal;
import org.tiengow.protocol.wire.TableStage;
import org.tiengow.protocol.wire.TableUpdate;

@DisplayName("Seats through a page, at a table that shuffles fairly")
class PagesTest {
    private static final int SEATS = 4;

    private final FairTable night = new FairTable(SEATS, 3, Reveal.REVEAL_ROUND);

    @Test
    @DisplayName(
            "are asked for nothing and waited for by nobody; programs get their tick, pages read whose programs took part")
    void takeNoPart() {
        night.withPeople(2).withPages(2);
        night.start();

        assertThat(stage()).isEqualTo(TableStage.TABLE_STAGE_PLAYING);
        assertThat(night.people.get(0).shuffle().empty()).containsExactly(2, 3);
        night.playRound();

        assertThat(verdict(1)).isEqualTo(Verdict.RIGHT);
        for (int page = 2; page < SEATS; page++) {
            assertThat(verdict(page)).isEqualTo(Verdict.WITHOUT_ME);
            assertThat(listed(page)).isEqualTo(new ShuffleState.Listed(List.of(1), Absence.PAGE));
        }
        night.people.forEach(guest -> assertThat(guest.faults()).isEmpty());
    }

    @Test
    @DisplayName("earn no tick: with nobody else beside the owner all read that the host alone has dealt")
    void earnNoTick() {
        night.withPeople(1).withPages(3);
        night.start();
        night.playRound();
        for (int seat = 0; seat < SEATS; seat++) {
            assertThat(verdict(seat)).as("seat %d", seat).isEqualTo(Verdict.HOST_ALONE);
            assertThat(night.people.get(seat).faults()).isEmpty();
        }
    }

    @Test
    @DisplayName("earn none either where a host puts a commitment of its own into the list for one")
    void listedByTheHost() {
        night.withPeople(2).withPages(2);
        night.lies(message -> message.hasTable()
                ? message.toBuilder()
                        .setTable(throughPage(message.getTable().toBuilder(), 1))
                        .build()
                : message);
        night.start();
        night.playRound();
        assertThat(verdict(2)).isEqualTo(Verdict.HOST_ALONE);
    }

    @Test
    @DisplayName("are through a page for everybody, also lost, and where the match goes on")
    void areToldAndKept() {
        night.withPeople(2).withPages(2);
        assertThat(seat(3).throughPage()).isTrue();
        assertThat(seat(1).throughPage()).isFalse();
        night.start();

        night.table().lost(night.people.get(3), night.now);
        night.settle();
        assertThat(seat(3).presence()).isEqualTo(Presence.LOST);
        assertThat(seat(3).throughPage()).isTrue();

        night.goesOnElsewhere(seat -> seat < 3);
        assertThat(seat(3).throughPage()).isTrue();
        night.comesBack(3);
        assertThat(seat(3).throughPage()).isTrue();
        night.playRound();
        night.nextRound();
        assertThat(stage()).isEqualTo(TableStage.TABLE_STAGE_PLAYING);
        assertThat(night.people.get(0).shuffle().empty()).containsExactly(2, 3);
    }

    @Test
    @DisplayName("whose person comes back with a program of its own are asked from the next shuffle on")
    void comeBackWithAProgram() {
        night.withPeople(3).withPages(1);
        night.start();
        night.playRound();
        night.table().lost(night.people.get(3), night.now);
        night.people.set(3, night.people.get(3).startedAgain());
        night.comesBack(3);
        assertThat(seat(3).throughPage()).isFalse();
        night.nextRound();
        assertThat(night.people.get(0).shuffle().empty()).isEmpty();
        night.people.forEach(guest -> assertThat(guest.faults()).isEmpty());
    }

    private static TableUpdate throughPage(TableUpdate.Builder update, int seat) {
        update.getSeatsBuilder(seat).setThroughPage(true);
        return update.build();
    }

    private Verdict verdict(int seat) {
        return night.people.get(seat).shuffle().verdictOf(1).orElseThrow();
    }

    private ShuffleState.Listed listed(int seat) {
        return night.people.get(seat).shuffle().lists().get(1);
    }

    private SeatState seat(int seat) {
        return table().seats().get(seat);
    }

    private TableState table() {
        return night.people.get(0).state().atTable().orElseThrow();
    }

    private TableStage stage() {
        return night.people.get(0).received().stream()
                .filter(message -> message.hasTable())
                .reduce((before, after) -> after)
                .orElseThrow()
                .getTable()
                .getStage();
    }
}
