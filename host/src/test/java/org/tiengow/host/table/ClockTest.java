package org.tiengow.host.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tiengow.host.table.Refusals.assertGranted;
import static org.tiengow.host.table.Refusals.assertRefused;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.tile.TileNotation;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.host.table.options.TableOption;
import org.tiengow.host.table.options.TableSettings;
import org.tiengow.host.table.telling.Participant;
import org.tiengow.protocol.wire.Act;
import org.tiengow.protocol.wire.HostMessage.MessageCase;
import org.tiengow.protocol.wire.Phase;
import org.tiengow.protocol.wire.RefusalReason;
import org.tiengow.protocol.wire.TableOptions;
import org.tiengow.protocol.wire.Warning;
import org.tiengow.protocol.wire.WarningReason;

@DisplayName("The clock of a table")
class ClockTest {
    /** Seat 1 holds one red pip: the single 1 of 21, and no 4. */
    private static final List<String> ONE_RED_DOT = List.of(
            "66 66 11 11 44 44 31 31", "21 55 55 33 33 22 22 65", "65 64 64 61 61 51 51 63", "54 62 53 52 43 41 32 42");

    private final List<RecordingParticipant> guests = new ArrayList<>();

    private TestHouse full(String rules, UnaryOperator<TableOptions.Builder> options, RecordingParticipant... sitters) {
        TestHouse house = new TestHouse(1, TableRules.named(rules), StartMode.FULL, options);
        house.nextDeal(Deal.of(TileNotation.readHands(ONE_RED_DOT)));
        for (RecordingParticipant sitter : sitters) {
            guests.add(sitter);
            house.sit(sitter);
        }
        return house;
    }

    private static RecordingParticipant[] bots(int count) {
        RecordingParticipant[] bots = new RecordingParticipant[count];
        for (int i = 0; i < count; i++) {
            bots[i] = TestHouse.bot("B" + i);
        }
        return bots;
    }

    private static RecordingParticipant[] people() {
        return new RecordingParticipant[] {
            TestHouse.person("Mei"), TestHouse.person("Bo"), TestHouse.person("Ann"), TestHouse.person("Lam")
        };
    }

    @Test
    @DisplayName("a bot from outside that is late three times in a match loses its seat to one of the table's own")
    void lateBot() {
        TestHouse house = full("pagat", options -> options, bots(4));
        RecordingParticipant late = guests.get(0);
        List<RecordingParticipant> others = guests.subList(1, 4);
        while (late.received(MessageCase.WARNING).size() < 3) {
            assertThat(late.standing()).isEqualTo(Participant.Standing.SEATED);
            house.playOn(others);
            house.pass(5_000);
        }
        house.playOn(others);
        house.pass(1); // until the seat is asked again
        assertThat(late.standing()).isEqualTo(Participant.Standing.AWAY);
        assertThat(late.received(MessageCase.LEFT_TABLE)).hasSize(1);
        assertThat(house.calls()).hasSize(1);

        RecordingParticipant own = house.botComes();
        assertThat(own.mustDecide()).isTrue();
        while (own.received(MessageCase.WARNING).size() < 4) {
            house.playOn(others);
            house.pass(60_000); // a round may end, and the next begin
        }
        assertThat(own.standing()).isEqualTo(Participant.Standing.SEATED);
    }

    @Test
    @DisplayName("a bot always has a limit; when it is over a safe legal play is made, and it is warned")
    void botTime() {
        TestHouse house = full("pagat", options -> options, bots(4));
        RecordingParticipant bot = guests.get(0);
        long decision = bot.decision().getNumber();
        assertThat(bot.decision().getMillisLeft()).isEqualTo(5_000);
        assertThat(guests.get(3).update().getClock().getSeat()).isZero();
        assertThat(guests.get(3).update().getClock().getMillisTotal()).isEqualTo(5_000);

        house.pass(4_999);
        assertThat(bot.received(MessageCase.WARNING)).isEmpty();
        house.pass(1);

        assertThat(bot.received(MessageCase.WARNING)).hasSize(1);
        Warning warning = bot.received(MessageCase.WARNING).get(0).getWarning();
        assertThat(warning.getDecision()).isEqualTo(decision);
        assertThat(warning.getReason()).isEqualTo(WarningReason.WARNING_REASON_LATE);
        assertThat(bot.update().getView().getTableCount()).isEqualTo(1);
        assertThat(guests.get(1).mustDecide()).isTrue();
        assertRefused(
                house.play(bot, decision, Play.faceUp(TileNotation.read("66"))),
                RefusalReason.REFUSAL_REASON_OLD_DECISION);
    }

    @Test
    @DisplayName("a person has the turn time, or none")
    void turnTime() {
        TestHouse patient = full("pagat", options -> options, people());
        patient.pass(100_000_000);
        assertThat(guests.get(0).mustDecide()).isTrue();

        guests.clear();
        TestHouse house = full("pagat", options -> options.setTurnSeconds(20), people());
        assertThat(guests.get(0).decision().getMillisLeft()).isEqualTo(20_000);
        house.pass(20_000);
        assertThat(guests.get(0).received(MessageCase.WARNING)).hasSize(1);
        assertThat(guests.get(1).mustDecide()).isTrue();
    }

    @Test
    @DisplayName("whole rounds pass by the clock alone when nobody answers")
    void nobodyAnswers() {
        TestHouse house = new TestHouse(
                1,
                new TableSettings(
                        0,
                        TableRules.named("pagat-hk"),
                        TableOption.defaults(),
                        4,
                        StartMode.FULL,
                        "steady",
                        false,
                        true)); // the bots from outside lose their seats
        for (RecordingParticipant bot : bots(4)) {
            house.sit(bot);
        }
        house.pass(60L * 60 * 1000);
        assertThat(house.standings()).hasSize(1);
        assertThat(house.records())
                .isNotEmpty()
                .allMatch(record -> record.replay().isEmpty());
    }

    @Test
    @DisplayName("a bot's decision opens after the pace while somebody is there to see it, else at once")
    void pace() {
        TestHouse house = full("pagat", options -> options, bots(4));
        assertThat(guests.get(0).mustDecide()).isTrue();
        RecordingParticipant viewer = TestHouse.spectator("TV");
        house.told(house.table().watch(viewer));
        house.play(guests.get(0), 0);

        assertThat(viewer.update().getView().getTableCount()).isEqualTo(1);
        assertThat(guests.get(1).mustDecide()).isFalse();
        house.pass(799);
        assertThat(guests.get(1).mustDecide()).isFalse();
        house.pass(1);
        assertThat(guests.get(1).mustDecide()).isTrue();

        house.told(house.table().leave(viewer));
        house.play(guests.get(1), 0);
        assertThat(guests.get(2).mustDecide()).isTrue();
    }

    @Test
    @DisplayName(
            "declaring with people lasts its time whatever anybody answers, and looks the same to all but the holder")
    void declaringWithPeople() {
        TestHouse house = full("pagat-hk", options -> options, people());
        for (RecordingParticipant guest : guests) {
            assertThat(guest.update().getView().getPhase()).isEqualTo(Phase.PHASE_DECLARING);
            assertThat(guest.decision().getMillisLeft()).isEqualTo(5_000);
            assertThat(guest.update().getClock().getSeat()).isEqualTo(-1);
        }
        assertThat(guests.get(0).decision().getLegalList()).extracting("act").containsExactly(Act.ACT_DECLINE);
        assertThat(guests.get(1).decision().getLegalList())
                .extracting("act")
                .containsExactly(Act.ACT_DECLINE, Act.ACT_DECLARE);
        int received = guests.get(2).received().size();

        assertGranted(house.play(guests.get(0), 0));
        assertGranted(house.play(guests.get(1), 1));
        assertGranted(house.play(guests.get(3), 0));
        assertThat(guests.get(1).mustDecide()).isFalse();
        house.pass(4_999);
        assertThat(guests.get(2).received()).hasSize(received);
        house.pass(1);

        assertThat(guests.get(2).update().getView().getResult().getDeclared()).isEqualTo(1);
        assertThat(house.records().get(0).declared()).isEqualTo(1);
        assertThat(house.records().get(0).replay()).isEmpty();
    }

    @Test
    @DisplayName("whoever does not answer while declaring says no, without a warning")
    void noAnswerIsNo() {
        TestHouse house = full("pagat-hk", options -> options, people());
        house.pass(5_000);
        assertThat(guests.get(0).update().getView().getPhase()).isEqualTo(Phase.PHASE_PLAYING);
        assertThat(guests.get(1).received(MessageCase.WARNING)).isEmpty();
        assertThat(guests.get(0).mustDecide()).isTrue();
    }

    @Test
    @DisplayName("declaring with bots only is over when all have answered, or their time is")
    void declaringWithBots() {
        TestHouse house = full("pagat-hk", options -> options, bots(4));
        for (int seat : List.of(3, 2, 0)) {
            house.play(guests.get(seat), 0);
        }
        assertThat(guests.get(0).update().getView().getPhase()).isEqualTo(Phase.PHASE_DECLARING);
        house.play(guests.get(1), 0);
        assertThat(guests.get(0).update().getView().getPhase()).isEqualTo(Phase.PHASE_PLAYING);
        assertThat(guests.get(0).mustDecide()).isTrue();

        guests.clear();
        TestHouse silent = full("pagat-hk", options -> options, bots(4));
        silent.pass(5_000);
        assertThat(guests.get(0).update().getView().getPhase()).isEqualTo(Phase.PHASE_PLAYING);
    }

    @Test
    @DisplayName("one who watches bots sees each result for some seconds")
    void watchersPause() {
        TestHouse house = full("pagat", options -> options.setPaceMillis(0), bots(4));
        RecordingParticipant viewer = TestHouse.spectator("TV");
        house.told(house.table().watch(viewer));
        house.playOn(guests);
        assertThat(house.records()).hasSize(1);
        house.pass(4_000);
        assertThat(viewer.update().getView().getRound()).isEqualTo(2);
    }

    @Test
    @DisplayName("a table of people who say nothing asks for no time at all")
    void nothingDue() {
        TestHouse house = full("pagat", options -> options, people());
        assertThat(house.table().nextRun(house.now())).isEqualTo(Long.MAX_VALUE);
        assertGranted(house.told(house.table().leave(guests.get(2))));
        assertThat(house.table().nextRun(house.now())).isEqualTo(Long.MAX_VALUE);
        assertThat(house.sit(TestHouse.person("Eve"), 2).isGranted()).isTrue();
        assertThat(OptionalInt.of(house.calls().size())).hasValue(1);
    }
}
