package org.tiengow.host.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tiengow.host.table.Refusals.assertGranted;
import static org.tiengow.host.table.Refusals.assertRefused;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.tile.TileNotation;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.protocol.wire.Event;
import org.tiengow.protocol.wire.HostMessage.MessageCase;
import org.tiengow.protocol.wire.RefusalReason;
import org.tiengow.protocol.wire.Refused;
import org.tiengow.protocol.wire.Reveal;
import org.tiengow.protocol.wire.TableStage;

@DisplayName("A play is judged and told")
class PlayTest {
    /** The deal that is printed in the contract, completed. */
    private static final List<String> HANDS = List.of(
            "66 66 63 55 33 64 61 32", "42 21 11 54 44 33 65 51", "11 44 31 31 55 22 22 65", "64 61 51 62 53 52 43 41");

    private final TestHouse house =
            new TestHouse(1, TableRules.named("pagat"), StartMode.FULL, options -> options.setPaceMillis(0));
    private final List<RecordingParticipant> people = new ArrayList<>();

    @BeforeEach
    void sitDown() {
        house.nextDeal(Deal.of(TileNotation.readHands(HANDS)));
        for (String name : List.of("Mei", "Bo", "Ann", "Lam")) {
            RecordingParticipant person = TestHouse.person(name);
            people.add(person);
            house.sit(person);
        }
    }

    private RecordingParticipant person(int seat) {
        return people.get(seat);
    }

    @Test
    @DisplayName("only the seat whose turn it is has a decision, with all its legal plays")
    void oneDecision() {
        assertThat(people.stream().filter(RecordingParticipant::mustDecide)).containsExactly(person(0));
        assertThat(person(0).decision().getLegalList()).isNotEmpty();
        assertThat(person(0).decision().getMillisLeft()).isZero();
        assertThat(person(0).update().hasClock()).isFalse();
        assertThat(person(2).update().getView().getTurn()).isZero();
    }

    @Test
    @DisplayName(
            "an illegal play, one for an old decision and one out of turn are refused, change nothing and are told nobody")
    void refused() {
        long decision = person(0).decision().getNumber();
        int told = person(3).received().size();

        Refused notASet = assertRefused(
                house.play(person(0), decision, Play.faceUp(TileNotation.read("66 55"))),
                RefusalReason.REFUSAL_REASON_NOT_A_SET);
        assertThat(notASet.getParagraph()).isEqualTo("3.4");
        assertThat(notASet.getTiles()).isNotZero();
        assertRefused(
                house.play(person(0), decision, Play.forfeit(TileNotation.read("32"))),
                RefusalReason.REFUSAL_REASON_LEAD_FACE_UP);
        assertRefused(
                house.play(person(0), decision, Play.faceUp(TileNotation.read("51"))),
                RefusalReason.REFUSAL_REASON_NOT_IN_HAND);
        Refused old = assertRefused(
                house.play(person(0), decision + 1, person(0).legal(0)), RefusalReason.REFUSAL_REASON_OLD_DECISION);
        assertThat(old.getNumber()).isEqualTo((int) decision);
        assertRefused(house.play(person(1), decision, person(0).legal(0)), RefusalReason.REFUSAL_REASON_OLD_DECISION);
        assertRefused(
                house.play(TestHouse.person("Eve"), decision, person(0).legal(0)),
                RefusalReason.REFUSAL_REASON_NOT_AT_A_TABLE);

        assertThat(person(3).received()).hasSize(told);
        assertThat(person(0).decision().getNumber()).isEqualTo(decision);
    }

    @Test
    @DisplayName("a play is applied once, told to everybody with its event, and asks the next seat")
    void applied() {
        long decision = person(0).decision().getNumber();
        Play lead = Play.faceUp(TileNotation.read("66 66 63"));

        assertGranted(house.play(person(0), decision, lead));
        assertRefused(house.play(person(0), decision, lead), RefusalReason.REFUSAL_REASON_OLD_DECISION);

        for (RecordingParticipant person : people) {
            List<Event> events = person.update().getEventsList();
            assertThat(events).hasSize(1);
            assertThat(events.get(0).getPlayed().getTiles())
                    .isEqualTo(lead.tiles().bits());
            assertThat(person.update().getView().getTilesLeftList()).containsExactly(5, 8, 8, 8);
        }
        assertThat(people.stream().filter(RecordingParticipant::mustDecide)).containsExactly(person(1));
        assertThat(person(1).decision().getNumber()).isGreaterThan(decision);
    }

    @Test
    @DisplayName("a forfeit shows its tiles to its own seat alone")
    void forfeit() {
        house.play(person(0), person(0).decision().getNumber(), Play.faceUp(TileNotation.read("66")));
        Play forfeit = Play.forfeit(TileNotation.read("51"));
        assertGranted(house.play(person(1), person(1).decision().getNumber(), forfeit));

        assertThat(person(1).update().getEvents(0).getPlayed().getTiles()).isNotZero();
        for (int seat : List.of(0, 2, 3)) {
            assertThat(person(seat).update().getEvents(0).getPlayed().getTiles())
                    .isZero();
            assertThat(person(seat).update().getView().getTable(1).getTiles()).isZero();
            assertThat(person(seat).update().getView().getTable(1).getFaceDown())
                    .isTrue();
        }
    }

    @Test
    @DisplayName("between rounds everybody sees the result; the next round begins when all people are ready")
    void betweenRounds() {
        house.playOn(people);

        for (RecordingParticipant person : people) {
            assertThat(person.update().getStage()).isEqualTo(TableStage.TABLE_STAGE_BETWEEN_ROUNDS);
            assertThat(person.update().getView().getResult().getChangeCount()).isEqualTo(4);
            assertThat(person.update().getRoundsCount()).isEqualTo(1);
            assertThat(person.received(MessageCase.REVEALED)).hasSize(1);
        }
        for (int seat = 0; seat < 3; seat++) {
            assertGranted(house.told(house.table().setReady(person(seat), true)));
            assertThat(person(3).update().getSeats(seat).getReady()).isTrue();
        }
        house.told(house.table().setReady(person(1), false));
        house.told(house.table().setReady(person(3), true));
        assertThat(person(3).update().getStage()).isEqualTo(TableStage.TABLE_STAGE_BETWEEN_ROUNDS);
        house.told(house.table().setReady(person(1), true));

        assertThat(person(3).update().getStage()).isEqualTo(TableStage.TABLE_STAGE_PLAYING);
        assertThat(person(3).update().getView().getRound()).isEqualTo(2);
        assertThat(person(3).update().getView().getBanker())
                .isEqualTo(house.records().get(0).winner());
        assertThat(person(3).update().getSeatsList()).isNotEmpty().noneMatch(seat -> seat.getReady());
    }

    @Test
    @DisplayName("the next round begins after the pause although somebody is not ready")
    void pause() {
        house.playOn(people);
        house.pass(59_999);
        assertThat(person(0).update().getStage()).isEqualTo(TableStage.TABLE_STAGE_BETWEEN_ROUNDS);
        house.pass(1);
        assertThat(person(0).update().getStage()).isEqualTo(TableStage.TABLE_STAGE_PLAYING);
    }

    @Test
    @DisplayName("when all people go between two rounds the bots do not wait for them, if anybody watches")
    void peopleGo() {
        house.playOn(people);
        people.forEach(person -> house.told(house.table().leave(person)));
        assertThat(house.table().summary(house.now()).getStage()).isEqualTo(TableStage.TABLE_STAGE_BETWEEN_ROUNDS);
        house.told(house.table().watch(TestHouse.spectator("TV")));
        house.pass(4_000);
        assertThat(house.table().summary(house.now()).getStage()).isEqualTo(TableStage.TABLE_STAGE_PLAYING);
    }

    @Test
    @DisplayName("what becomes public when: the option says it")
    void reveal() {
        for (Reveal when : List.of(Reveal.REVEAL_ROUND, Reveal.REVEAL_MATCH, Reveal.REVEAL_NEVER)) {
            TestHouse other =
                    new TestHouse(3, TableRules.named("online"), StartMode.FULL, options -> options.setReveal(when));
            List<RecordingParticipant> bots = new ArrayList<>();
            for (int seat = 0; seat < 4; seat++) {
                bots.add(TestHouse.bot("B" + seat));
                other.sit(bots.get(seat));
            }
            other.playOn(bots);

            List<Integer> records = bots.get(0).received(MessageCase.REVEALED).stream()
                    .map(message -> message.getRevealed().getRecordsCount())
                    .toList();
            assertThat(other.records()).hasSize(6);
            assertThat(records)
                    .as("%s", when)
                    .isEqualTo(
                            switch (when) {
                                case REVEAL_ROUND -> List.of(1, 1, 1, 1, 1, 1);
                                case REVEAL_MATCH -> List.of(6);
                                default -> List.of();
                            });
        }
    }
}
