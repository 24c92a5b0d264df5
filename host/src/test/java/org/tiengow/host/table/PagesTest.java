package org.tiengow.host.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.client.session.table.Presence;
import org.tiengow.client.session.table.SeatState;
import org.tiengow.client.shuffle.RoundCheck.Verdict;
import org.tiengow.protocol.wire.ListedKind;
import org.tiengow.protocol.wire.TableStage;

@DisplayName("Seats through a page, at a table that shuffles fairly")
class PagesTest {
    private static final int SEATS = 4;

    private final ShuffleHouse house = new ShuffleHouse(SEATS);

    @Test
    @DisplayName("are asked for nothing and waited for by nobody; pages read whose programs took part")
    void takeNoPart() {
        house.withPeople(2).withPages(2).start();

        assertThat(house.stage()).isEqualTo(TableStage.TABLE_STAGE_PLAYING);
        assertThat(house.listed()).containsExactly(1);
        assertThat(house.kept.getShuffle().getList().getSeats(2).getKind()).isEqualTo(ListedKind.LISTED_KIND_PAGE);
        house.playRound();

        assertThat(house.player(1).verdict(1)).isEqualTo(Verdict.TICK);
        for (int page = 2; page < SEATS; page++) {
            assertThat(house.player(page).verdict(1)).isEqualTo(Verdict.PAGE);
            assertThat(house.player(page).programs(1)).containsExactly("P1");
        }
    }

    @Test
    @DisplayName("earn no tick: with nobody else beside the owner all read that the host alone has dealt")
    void earnNoTick() {
        house.withPeople(1).withPages(3).start();
        house.playRound();
        for (ShufflePlayer player : house.players) {
            assertThat(player.verdict(1)).as(player.name()).isEqualTo(Verdict.HOST_ALONE);
        }
    }

    @Test
    @DisplayName("are through a page for everybody, also lost, and where the match goes on")
    void areToldAndKept() {
        house.withPeople(2).withPages(2);
        assertThat(seat(3).throughPage()).isTrue();
        assertThat(seat(1).throughPage()).isFalse();
        house.start();

        house.loses(3);
        assertThat(seat(3).presence()).isEqualTo(Presence.LOST);
        assertThat(seat(3).throughPage()).isTrue();

        house.isHandedOver(3);
        assertThat(seat(3).throughPage()).isTrue();
        house.comesBack(3);
        assertThat(seat(3).throughPage()).isTrue();
        house.playRounds(1);
        house.nextRound();
        assertThat(house.stage()).isEqualTo(TableStage.TABLE_STAGE_PLAYING);
        assertThat(house.listed()).containsExactly(1);
    }

    @Test
    @DisplayName("whose person comes back with a program of its own are asked from the next shuffle on")
    void comeBackWithAProgram() {
        house.withPeople(3).withPages(1).start();
        house.loses(3);
        ShufflePlayer again = house.player(3).reconnected();
        again.throughPage = false;
        house.comesBack(3, again);
        assertThat(seat(3).throughPage()).isFalse();
        house.playRound();
        assertThat(again.verdict(1)).isEqualTo(Verdict.NOT_ASKED);
        house.nextRound();
        assertThat(house.listed()).containsExactly(1, 2, 3);
        house.playRound();
        house.players
                .subList(1, SEATS)
                .forEach(player ->
                        assertThat(player.verdict(2)).as(player.name()).isEqualTo(Verdict.TICK));
    }

    private SeatState seat(int seat) {
        return house.player(0).state().atTable().orElseThrow().seats().get(seat);
    }
}
