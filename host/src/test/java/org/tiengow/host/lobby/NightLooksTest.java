package org.tiengow.host.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tiengow.host.journal.wire.SeatingSnapshot;
import org.tiengow.host.night.SeatingChoice;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.host.table.seats.Looks.Look;
import org.tiengow.protocol.wire.Holder;
import org.tiengow.protocol.wire.NightPerson;
import org.tiengow.protocol.wire.SeatColor;
import org.tiengow.protocol.wire.SeatFace;
import org.tiengow.protocol.wire.SeatInfo;
import org.tiengow.protocol.wire.SeatingMode;
import org.tiengow.protocol.wire.TurnOrder;

@DisplayName("The looks of the people of a night")
class NightLooksTest {
    private final NoThread time = new NoThread();

    private SeatedNight night(SeatingMode seating) {
        return new SeatedNight(
                time,
                StartMode.OWNER,
                new SeatingChoice(seating, TurnOrder.TURN_ORDER_LONGEST, ""),
                SeatingSnapshot.getDefaultInstance());
    }

    private static Map<String, Look> looks(SeatedNight night) {
        Map<String, Look> looks = new HashMap<>();
        for (NightPerson person : night.state().getPeopleList()) {
            looks.put(person.getName(), new Look(person.getColor(), person.getFace()));
        }
        return looks;
    }

    private static Look look(SeatInfo seat) {
        return new Look(seat.getColor(), seat.getFace());
    }

    /** Checks that everybody at a table has the look of the night, and that no two players of a table look alike. */
    private static void checkSeats(SeatedNight night, Map<String, Look> looks) {
        for (int table = 0; table < night.tables(); table++) {
            List<SeatInfo> seats = night.seats(table);
            assertThat(seats).extracting(NightLooksTest::look).doesNotHaveDuplicates();
            for (SeatInfo seat : seats) {
                if (seat.getHolder() == Holder.HOLDER_PERSON) {
                    assertThat(look(seat)).as(seat.getName()).isEqualTo(looks.get(seat.getName()));
                } else {
                    assertThat(seats.stream().filter(other -> other.getColor() == seat.getColor()))
                            .as("the colour of %s", seat.getName())
                            .hasSize(1);
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {5, 7, 8, 12, 16})
    @DisplayName("stay the same at every table of the night, and no two people look alike")
    void kept(int people) {
        SeatedNight night = night(SeatingMode.SEATING_MODE_TABLES);
        night.enter(IntStream.range(0, people).mapToObj(each -> "P" + each).toArray(String[]::new));
        Map<String, Look> looks = looks(night);
        assertThat(looks.values()).hasSize(people).doesNotHaveDuplicates();
        assertThat(looks.values().stream().map(Look::face).distinct()).hasSize(Math.min(people, 12));
        assertThat(looks.values().stream().map(Look::color).distinct()).hasSize(Math.min(people, 8));
        for (int match = 0; match < 3; match++) {
            var proposal = night.proposal();
            night.seatEverybody();
            checkSeats(night, looks);
            night.play(proposal);
            assertThat(looks(night)).isEqualTo(looks);
        }
    }

    @Test
    @DisplayName("are kept for somebody who sits out, leaves and comes back, and survive the end of the host")
    void leavers() {
        SeatedNight night = night(SeatingMode.SEATING_MODE_TURNS);
        night.enter("Mei", "Bo", "Kit", "Eve", "Zoe");
        Map<String, Look> looks = looks(night);
        var proposal = night.proposal();
        night.seatEverybody();
        night.play(proposal);
        String leaver = night.seatedAt(0).get(1);
        night.disconnects(leaver);
        night.enter("Ann");
        assertThat(looks.values()).doesNotContain(looks(night).get("Ann"));
        night.enter(leaver);
        assertThat(looks(night)).containsAllEntriesOf(looks);

        SeatedNight again = night.killed();
        proposal.getTables(0).getNamesList().stream()
                .filter(again.people()::contains)
                .forEach(name -> assertThat(looks(again)).as("after a restart").containsEntry(name, looks.get(name)));
    }

    @Test
    @DisplayName("change by a wish, unless another person of the night has it, at whatever table")
    void wishes() {
        SeatedNight night = night(SeatingMode.SEATING_MODE_TABLES);
        night.enter("Mei", "Bo", "Kit", "Eve", "Zoe");
        night.seatEverybody();
        String here = night.seatedAt(0).get(0);
        String there = night.seatedAt(1).get(0);
        Look others = looks(night).get(there);
        night.chooses(here, others);
        assertThat(looks(night).values()).doesNotHaveDuplicates();
        assertThat(looks(night)).containsEntry(there, others);
        night.chooses(here, new Look(SeatColor.SEAT_COLOR_SLATE, SeatFace.SEAT_FACE_LANTERN));
        assertThat(looks(night)).containsEntry(here, new Look(SeatColor.SEAT_COLOR_SLATE, SeatFace.SEAT_FACE_LANTERN));
        checkSeats(night, looks(night));
    }

    @Test
    @DisplayName("come with the first seat where seats are free: that of the seat, so that no bot changes")
    void free() {
        SeatedNight night = night(SeatingMode.SEATING_MODE_FREE);
        night.enter("Mei", "Bo");
        assertThat(night.person("Bo").getFace()).isEqualTo(SeatFace.SEAT_FACE_UNSPECIFIED);
        night.sits("Mei");
        night.callBots(3);
        List<Look> before = night.seats(0).stream().map(NightLooksTest::look).toList();
        night.sits("Bo");
        assertThat(night.seats(0)).extracting(NightLooksTest::look).isEqualTo(before);
        checkSeats(night, looks(night));
    }
}
