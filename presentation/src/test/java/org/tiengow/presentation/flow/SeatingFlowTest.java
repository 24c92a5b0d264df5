package org.tiengow.presentation.flow;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.night.NightState;
import org.tiengow.client.session.night.NightTable;
import org.tiengow.client.session.table.TableStage;
import org.tiengow.presentation.lobby.LobbyScreen;
import org.tiengow.presentation.night.SeatingModel;
import org.tiengow.presentation.night.Seatings;
import org.tiengow.presentation.settlement.SettlementScreen;
import org.tiengow.presentation.table.Tables;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.PlayWish;
import org.tiengow.protocol.wire.SeatingMode;

@DisplayName("The seating, for its owner")
class SeatingFlowTest {
    private static final SessionState LOBBY = Tables.gathering("lai");
    private static final SessionState OVER = Tables.over(
            "lai",
            "11 62 53 55 55 21 66 65",
            "31 41 33 33 22 22 64 64",
            "44 52 44 43 61 61 51 51",
            "66 11 31 63 54 42 32 65");

    private final Scene scene = new Scene().knows(Seatings.free(LOBBY));

    @Test
    @DisplayName("is chosen in the lobby, after which the card opens by itself, once")
    void choose() {
        scene.flow.lobby().showSeating();
        assertThat(scene.picture()).isEqualTo("Lobby < seating");
        scene.flow.answer(SeatingModel.CHOICES, "seating:TURNS");
        assertThat(last().getChooseSeating().getSeating()).isEqualTo(SeatingMode.SEATING_MODE_TURNS);
        scene.knows(Seatings.turns(LOBBY));
        assertThat(scene.picture()).as("still choosing").isEqualTo("Lobby < seating");
        scene.flow.answer(SeatingModel.CHOICES, "wish:ONLY_WATCH");
        assertThat(last().getWishToPlay().getWish()).isEqualTo(PlayWish.PLAY_WISH_ONLY_WATCH);
        scene.flow.answer(SeatingModel.CHOICES, "no");
        assertThat(scene.picture()).isEqualTo("Lobby < nextSeats");
        scene.flow.answer(SeatingModel.CARD, "no");
        assertThat(scene.picture()).isEqualTo("Lobby");
        scene.knows(Seatings.tables(LOBBY));
        assertThat(scene.picture()).as("not again for a changed proposal").isEqualTo("Lobby");
        scene.flow.lobby().showSeating();
        assertThat(scene.picture()).isEqualTo("Lobby < nextSeats");
    }

    @Test
    @DisplayName(
            "leaves somebody out who came only to watch, which is said once, and only while people are seated for each match")
    void onlyWatches() {
        Wish watching = new Wish(0, OptionalInt.empty(), Wish.Role.ONLY_WATCH);
        assertThat(wishes(new Scene(watching).knows(Seatings.turns(LOBBY)).knows(Seatings.tables(LOBBY))))
                .containsExactly(PlayWish.PLAY_WISH_ONLY_WATCH);
        assertThat(wishes(new Scene(watching).knows(Seatings.free(LOBBY)).knows(Seatings.turns(LOBBY))))
                .isEmpty();
        Wish waiting = new Wish(0, OptionalInt.empty(), Wish.Role.WATCH);
        assertThat(wishes(new Scene(waiting).knows(Seatings.turns(LOBBY)))).isEmpty();
    }

    private static List<PlayWish> wishes(Scene scene) {
        return scene.asked.stream()
                .filter(ClientMessage::hasWishToPlay)
                .map(message -> message.getWishToPlay().getWish())
                .toList();
    }

    @Test
    @DisplayName("opens once not everybody fits at the table, even if seats were proposed to few before")
    void few() {
        scene.knows(Seatings.few(LOBBY));
        assertThat(scene.picture()).isEqualTo("Lobby");
        scene.knows(Seatings.turns(LOBBY));
        assertThat(scene.picture()).isEqualTo("Lobby < nextSeats");
        scene.flow.answer(SeatingModel.CARD, "no");
        scene.knows(Seatings.few(LOBBY)).knows(Seatings.tables(LOBBY));
        assertThat(scene.picture()).as("not again").isEqualTo("Lobby");
    }

    @Test
    @DisplayName("moves people, and seats them as the proposal says that was shown")
    void seat() {
        scene.knows(Seatings.tables(LOBBY));
        scene.flow.answer(SeatingModel.CARD, "movePerson:Mei");
        assertThat(scene.picture()).isEqualTo("Lobby < movePerson");
        scene.flow.answer(SeatingModel.MOVE, "movePerson:1");
        assertThat(last().getMovePerson().getName()).isEqualTo("Mei");
        assertThat(last().getMovePerson().getTable()).isEqualTo(1);
        assertThat(last().getMovePerson().getProposal()).isEqualTo(8);
        assertThat(scene.picture()).isEqualTo("Lobby < nextSeats");
        scene.flow.answer(SeatingModel.CARD, "movePerson:Mei");
        scene.flow.answer(SeatingModel.MOVE, "movePerson:");
        assertThat(last().getMovePerson().hasTable()).isFalse();
        int before = scene.asked.size();
        scene.flow.answer(SeatingModel.CARD, "movePerson:Mei");
        scene.flow.answer(SeatingModel.MOVE, "movePerson:x9");
        assertThat(scene.asked).hasSize(before);
        scene.flow.answer(SeatingModel.CARD, "SEAT");
        assertThat(last().getSeatEverybody().getProposal()).isEqualTo(8);
    }

    @Test
    @DisplayName("seats everybody by the main button of the lobby too, once not everybody fits at the table")
    void start() {
        scene.knows(Seatings.turns(LOBBY));
        scene.flow.answer(SeatingModel.CARD, "no");
        scene.flow.lobby().act(LobbyScreen.ActKind.START);
        assertThat(last().getSeatEverybody().getProposal()).isEqualTo(7);
    }

    @Test
    @DisplayName("says for five seconds where one goes once everybody is seated")
    void going() {
        scene.knows(Seatings.tables(LOBBY)).knows(Seatings.seated(LOBBY));
        assertThat(scene.picture()).isEqualTo("Lobby < going");
        scene.waits(Duration.ofSeconds(6));
        assertThat(scene.picture()).isEqualTo("Lobby");
        assertThat(scene.isWaiting()).isFalse();
    }

    @Test
    @DisplayName("says nothing when a match begins without the seats of the proposal")
    void late() {
        NightState night = Seatings.turns(LOBBY).night();
        List<NightTable> playing = List.of(new NightTable(0, TableStage.PLAYING, 1, 8));
        scene.knows(LOBBY.with(night))
                .knows(LOBBY.with(
                        new NightState(night.seating(), night.turns(), night.people(), null, playing, "", "")));
        assertThat(scene.picture()).isEqualTo("Lobby");
    }

    @Test
    @DisplayName("closes its card without a notice when the proposal is gone and nobody plays")
    void withdrawn() {
        scene.knows(Seatings.tables(LOBBY)).knows(Seatings.free(LOBBY));
        assertThat(scene.picture()).isEqualTo("Lobby");
    }

    @Test
    @DisplayName("opens by the button of the standings, once seats are proposed")
    void standings() {
        scene.knows(Seatings.waiting(OVER));
        scene.flow.end().seen();
        scene.flow.end().choose(SettlementScreen.ChoiceKind.STANDINGS);
        assertThat(mayOpenNextSeats()).isFalse();
        scene.knows(Seatings.turns(OVER));
        assertThat(mayOpenNextSeats()).isTrue();
        scene.flow.end().again();
        assertThat(scene.picture()).endsWith("nextSeats");
    }

    @Test
    @DisplayName("closes every sheet of the seating when the seats are taken")
    void closes() {
        scene.knows(Seatings.tables(LOBBY));
        scene.flow.answer(SeatingModel.CARD, SeatingModel.OPEN_CHOICES);
        assertThat(scene.picture()).isEqualTo("Lobby < seating");
        scene.knows(Seatings.seated(LOBBY));
        assertThat(scene.picture()).isEqualTo("Lobby < going");
        scene.waits(Duration.ofSeconds(6));
        assertThat(scene.picture()).isEqualTo("Lobby");
    }

    private boolean mayOpenNextSeats() {
        return scene.last()
                .sheet()
                .map(over ->
                        over instanceof ViewState.Ended ended && ended.screen().mayPlayAgain())
                .orElse(false);
    }

    private ClientMessage last() {
        return scene.asked.get(scene.asked.size() - 1);
    }
}
