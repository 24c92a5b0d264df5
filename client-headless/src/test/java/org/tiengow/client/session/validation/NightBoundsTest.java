package org.tiengow.client.session.validation;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tiengow.protocol.translate.Malformed;
import org.tiengow.protocol.wire.FirstMeeting;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.Moved;
import org.tiengow.protocol.wire.NightPerson;
import org.tiengow.protocol.wire.NightPlace;
import org.tiengow.protocol.wire.NightState;
import org.tiengow.protocol.wire.NightTable;
import org.tiengow.protocol.wire.PlayWish;
import org.tiengow.protocol.wire.ProposedTable;
import org.tiengow.protocol.wire.SeatingMode;
import org.tiengow.protocol.wire.SeatingProposal;
import org.tiengow.protocol.wire.TableStage;

@DisplayName("A night that no host can have is understood no further")
class NightBoundsTest {
    private static NightState sample() {
        return NightState.newBuilder()
                .setSeating(SeatingMode.SEATING_MODE_TABLES)
                .addPeople(person("Mei").setTable(1).setSatOut(2))
                .addPeople(person("Bo"))
                .addTables(NightTable.newBuilder().setStage(TableStage.TABLE_STAGE_PLAYING))
                .setProposal(SeatingProposal.newBuilder()
                        .setNumber(7)
                        .addTables(ProposedTable.newBuilder()
                                .addNames("Bo")
                                .addNames("Kit")
                                .setBots(2))
                        .addSitOut("Eve")
                        .addFirstMeetings(
                                FirstMeeting.newBuilder().setName("Bo").setOther("Kit")))
                .build();
    }

    private static NightPerson.Builder person(String name) {
        return NightPerson.newBuilder()
                .setName(name)
                .setPlace(NightPlace.NIGHT_PLACE_SEATED)
                .setWish(PlayWish.PLAY_WISH_PLAY);
    }

    static Stream<Consumer<NightState.Builder>> nonsense() {
        return Stream.of(
                night -> night.addPeople(night.getPeople(0)),
                night -> night.getPeopleBuilder(0).setName("a\nb"),
                night -> night.getPeopleBuilder(0).setTable(-1),
                night -> night.getPeopleBuilder(0).setSatOut(-1),
                night -> {
                    for (int i = 0; i < 17; i++) {
                        night.addPeople(night.getPeople(0).toBuilder().setName("P" + i));
                    }
                },
                night -> night.getTablesBuilder(0).setRound(-1),
                night -> night.getProposalBuilder().setNumber(0),
                night -> night.getProposalBuilder().setMillisLeft(-1),
                night -> night.getProposalBuilder().addSitOut("Eve"),
                night -> night.getProposalBuilder().getTablesBuilder(0).clearNames(),
                night -> night.getProposalBuilder().getTablesBuilder(0).setBots(3),
                night -> night.getProposalBuilder().getFirstMeetingsBuilder(0).setOther("\u0007"));
    }

    @Test
    @DisplayName("the sample is understood")
    void sampleIsFine() {
        assertThatCode(() -> HostBounds.check(
                        HostMessage.newBuilder().setNight(sample()).build()))
                .doesNotThrowAnyException();
    }

    @ParameterizedTest
    @MethodSource("nonsense")
    @DisplayName("one value out of bounds is enough")
    void nonsenseIsRefused(Consumer<NightState.Builder> wrong) {
        NightState.Builder night = sample().toBuilder();
        wrong.accept(night);
        refused(HostMessage.newBuilder().setNight(night));
    }

    @Test
    @DisplayName("nobody is moved to a seat that no table has")
    void impossibleSeats() {
        refused(HostMessage.newBuilder().setMoved(Moved.newBuilder().setTable(-1)));
        refused(HostMessage.newBuilder().setMoved(Moved.newBuilder().setSeat(4)));
    }

    private static void refused(HostMessage.Builder message) {
        assertThatThrownBy(() -> HostBounds.check(message.build())).isInstanceOf(Malformed.class);
    }
}
