package org.tiengow.presentation.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.table.Deadline;
import org.tiengow.client.session.table.Holder;
import org.tiengow.client.session.table.Presence;
import org.tiengow.client.session.table.SeatState;
import org.tiengow.presentation.lobby.Joining;
import org.tiengow.presentation.lobby.LobbyModel;
import org.tiengow.presentation.lobby.LobbyScreen;
import org.tiengow.presentation.sheet.PeopleModel;
import org.tiengow.presentation.words.Words;

@DisplayName("Somebody on a phone")
class PhoneWordsTest {
    private static final String[] DEAL = {
        "11 62 53 55 55 21 66 65", "31 41 33 33 22 22 64 64", "44 52 44 43 61 61 51 51", "66 11 31 63 54 42 32 65"
    };

    /** The seat that leads. */
    private static final int LEADER = 2;

    private final Tables table = Tables.dealt("lai", LEADER, DEAL);

    @Test
    @DisplayName(
            "who sleeps is asleep at the plate, with a time; the room is told who is waited for, and how long at most")
    void asleep() {
        SessionState asleep = with(table.watched(), Presence.LOST, Deadline.after(0, 40_000), false);
        ShownSeat plate = plate(asleep);
        assertThat(plate.phone()).isTrue();
        assertThat(plate.presence()).isEqualTo(ShownSeat.Presence.LOST);
        assertThat(plate.caption()).isEqualTo("asleep");
        assertThat(plate.time().ends()).isEqualTo(Deadline.after(0, 40_000));
        assertThat(model(Tables.ENGLISH, asleep).commentary())
                .isEqualTo("Mei’s phone is asleep; waiting 60 more seconds.");
        assertThat(model(Tables.CHINESE, asleep).commentary()).isEqualTo("Mei 的手機休眠了，再等 60 秒。");
        SessionState seen = with(table.state(), Presence.LOST, Deadline.after(0, 40_000), false);
        assertThat(model(Tables.ENGLISH, seen).screen().turn().task())
                .isEqualTo("Mei’s phone is asleep; waiting 60 more seconds.");
    }

    @Test
    @DisplayName("who is awake, or for whom a bot plays, is nobody to wait for")
    void awake() {
        SessionState here = with(table.watched(), Presence.HERE, null, false);
        assertThat(plate(here).caption()).isEqualTo("chips");
        assertThat(plate(here).phone()).isTrue();
        assertThat(model(Tables.ENGLISH, here).commentary()).doesNotContain("sleeps");
        SessionState played = with(table.watched(), Presence.LOST, null, true);
        assertThat(plate(played).caption()).isEqualTo("bot fills in ·");
        assertThat(model(Tables.ENGLISH, played).commentary()).doesNotContain("sleeps");
    }

    @Test
    @DisplayName("is one in the lobby, seen and said, and asleep there too")
    void lobby() {
        SessionState gathering = Tables.gathering("lai");
        LobbyScreen.Seat here = lobby(with(gathering, Presence.HERE, null, false));
        assertThat(here.phone()).isTrue();
        assertThat(here.note()).isEqualTo("not ready yet");
        assertThat(here.accessible()).contains("not ready yet, on a phone");
        LobbyScreen.Seat asleep = lobby(with(gathering, Presence.LOST, Deadline.after(0, 40_000), false));
        assertThat(asleep.note()).isEqualTo("asleep, seat kept");
        assertThat(lobby(gathering).phone()).isFalse();
        assertThat(PeopleModel.of(Tables.ENGLISH, with(gathering, Presence.LOST, null, false))
                        .rows())
                .extracting(PeopleModel.Row::note)
                .contains("playing, phone asleep");
    }

    private static SessionState with(SessionState state, Presence presence, @Nullable Deadline kept, boolean botPlays) {
        List<SeatState> seats = new ArrayList<>(state.atTable().orElseThrow().seats());
        SeatState mei = seats.get(LEADER);
        seats.set(
                LEADER,
                new SeatState(
                        LEADER,
                        Holder.PERSON,
                        mei.name(),
                        "",
                        false,
                        presence,
                        kept,
                        botPlays,
                        mei.colour(),
                        "",
                        "",
                        true));
        return Tables.with(state, null, seats);
    }

    private static TableModel model(Words words, SessionState state) {
        return TableModel.of(words, state).orElseThrow();
    }

    private static ShownSeat plate(SessionState state) {
        return model(Tables.ENGLISH, state).screen().seats().stream()
                .filter(seat -> seat.seat() == LEADER)
                .findFirst()
                .orElseThrow();
    }

    private static LobbyScreen.Seat lobby(SessionState state) {
        return LobbyModel.of(Tables.ENGLISH, state)
                .orElseThrow()
                .screen(Joining.ELSEWHERE, "pagat", "")
                .seats()
                .get(LEADER);
    }
}
