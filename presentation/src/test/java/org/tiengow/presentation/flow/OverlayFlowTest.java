package org.tiengow.presentation.flow;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.table.Holder;
import org.tiengow.client.session.table.Presence;
import org.tiengow.client.session.table.SeatState;
import org.tiengow.presentation.lobby.LobbyScreen;
import org.tiengow.presentation.rules.CardScreen;
import org.tiengow.presentation.rules.RulesScreen;
import org.tiengow.presentation.sheet.SheetScreen;
import org.tiengow.presentation.table.Tables;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.Kick;
import org.tiengow.protocol.wire.KickWatcher;

@DisplayName("The overlays of a table")
class OverlayFlowTest {
    private static final SessionState GATHERING = Tables.gathering("lai");

    private final Scene scene = new Scene().knows(GATHERING);

    @Test
    @DisplayName("remove and bar who is there, also one whose phone has fallen asleep since it was read")
    void removes() {
        scene.flow.press(Overlay.PEOPLE, "REMOVE:2:Mei");
        scene.knows(at(2, "Mei", Presence.LOST));
        scene.flow.press(Overlay.PEOPLE, "BAR:2:Mei");
        scene.flow.press(Overlay.PEOPLE, "REMOVE:-1:Ana");
        scene.flow.press(Overlay.PEOPLE, "no");
        assertThat(scene.asked)
                .filteredOn(asked -> asked.hasKick() || asked.hasKickWatcher())
                .extracting(ClientMessage::getKick, ClientMessage::getKickWatcher)
                .containsExactly(
                        tuple(kick(false), KickWatcher.getDefaultInstance()),
                        tuple(kick(true), KickWatcher.getDefaultInstance()),
                        tuple(
                                Kick.getDefaultInstance(),
                                KickWatcher.newBuilder().setName("Ana").build()));
    }

    @Test
    @DisplayName("remove nobody before the owner has answered, neither from the sheet nor from the menu of a seat")
    void asksFirst() {
        scene.flow.press(Overlay.PEOPLE, "ASK:-1:Ana");
        assertThat(question().title()).isEqualTo("Remove Ana?");
        scene.flow.lobby().actOnSeat(2, seatAct(LobbyScreen.SeatActKind.KICK));
        assertThat(question().title()).isEqualTo("Remove Mei?");
        scene.flow.press(Overlay.PEOPLE, "no");
        assertThat(scene.asked).noneMatch(asked -> asked.hasKick() || asked.hasKickWatcher());
    }

    private SheetScreen question() {
        assertThat(scene.opened).last().isEqualTo(Overlay.PEOPLE);
        return (SheetScreen) scene.overlaid.get().orElseThrow();
    }

    private static LobbyScreen.SeatAct seatAct(LobbyScreen.SeatActKind kind) {
        return new LobbyScreen.SeatAct(kind, "", "", -1, "");
    }

    @Test
    @DisplayName("start the match for whoever is not ready yet")
    void acts() {
        List<SeatState> seats =
                new ArrayList<>(GATHERING.atTable().orElseThrow().seats());
        seats.set(3, new SeatState(3, Holder.BOT, "Pine", "", true, Presence.HERE, null, false, null, "", "", false));
        scene.knows(Tables.with(GATHERING, null, seats));
        scene.flow.lobby().act(LobbyScreen.ActKind.START);
        assertThat(scene.asked)
                .extracting(ClientMessage::getMessageCase)
                .endsWith(ClientMessage.MessageCase.SET_READY, ClientMessage.MessageCase.START_MATCH);
    }

    @Test
    @DisplayName("remove nobody else who has that seat by now, and the owner is told")
    void gone() {
        scene.knows(at(2, "Lam", Presence.HERE));
        scene.flow.press(Overlay.PEOPLE, "REMOVE:2:Mei");
        assertThat(scene.asked).noneMatch(ClientMessage::hasKick);
        assertThat(((ViewState.Lobby) scene.last().main()).screen().note()).isEqualTo("Mei is no longer here.");
    }

    @Test
    @DisplayName("have a screen, but for those that only a frontend can make")
    void screens() {
        assertThat(shown(Overlay.RULES)).containsInstanceOf(RulesScreen.class);
        assertThat(shown(Overlay.CARD)).containsInstanceOf(CardScreen.class);
        assertThat(shown(Overlay.KEYS)).containsInstanceOf(SheetScreen.class);
        assertThat(shown(Overlay.PEOPLE)).containsInstanceOf(SheetScreen.class);
        assertThat(shown(Overlay.NIGHT)).isEmpty();
        assertThat(shown(Overlay.SETTINGS)).isEmpty();
    }

    private Optional<Record> shown(Overlay overlay) {
        scene.flow.open(overlay);
        assertThat(scene.opened).last().isEqualTo(overlay);
        return scene.overlaid.get();
    }

    private static Kick kick(boolean bar) {
        return Kick.newBuilder().setSeat(2).setBar(bar).build();
    }

    private static SessionState at(int seat, String name, Presence presence) {
        List<SeatState> seats =
                new ArrayList<>(GATHERING.atTable().orElseThrow().seats());
        seats.set(seat, new SeatState(seat, Holder.PERSON, name, "", false, presence, null, false, null, "", "", true));
        return Tables.with(GATHERING, null, seats);
    }
}
