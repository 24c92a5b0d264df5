package org.tiengow.presentation.flow;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.table.Holder;
import org.tiengow.client.session.table.Presence;
import org.tiengow.client.session.table.SeatState;
import org.tiengow.presentation.table.Tables;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.Kick;
import org.tiengow.protocol.wire.KickWatcher;

@DisplayName("On the sheet of people the owner")
class PeopleFlowTest {
    private static final SessionState GATHERING = Tables.gathering("lai");

    private final Scene scene = new Scene().knows(GATHERING);
    private final PeopleFlow people = new PeopleFlow(scene.flow, UserContext.unknown(Tables.ENGLISH));

    @Test
    @DisplayName("removes and bars who is there, also one whose phone has fallen asleep since it was read")
    void removes() {
        people.press("REMOVE:2:Mei");
        scene.knows(at(2, "Mei", Presence.LOST));
        people.press("BAR:2:Mei");
        people.press("REMOVE:-1:Ana");
        people.press("no");
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
    @DisplayName("removes nobody else who has that seat by now, and is told")
    void gone() {
        scene.knows(at(2, "Lam", Presence.HERE));
        people.press("REMOVE:2:Mei");
        assertThat(scene.asked).noneMatch(ClientMessage::hasKick);
        assertThat(((ViewState.Lobby) scene.last().main()).screen().note()).isEqualTo("Mei is no longer there.");
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
