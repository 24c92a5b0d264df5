package org.tiengow.host.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tiengow.host.table.Refusals.assertGranted;
import static org.tiengow.host.table.Refusals.assertRefused;

import com.google.protobuf.ByteString;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.host.table.options.TableOption;
import org.tiengow.host.table.telling.Participant.Standing;
import org.tiengow.protocol.wire.Holder;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.Presence;
import org.tiengow.protocol.wire.RefusalReason;
import org.tiengow.protocol.wire.SeatInfo;
import org.tiengow.protocol.wire.TableStage;

@DisplayName("Left and lost are different, and both are shown")
class PresenceTest {
    private final TestHouse house = TestHouse.pagat(3);
    private final RecordingParticipant owner = TestHouse.owner("Mei");
    private final RecordingParticipant lam = TestHouse.person("Lam");

    private SeatInfo seat(int number) {
        return owner.update().getSeats(number);
    }

    private ByteString start(RecordingParticipant second) {
        house.sit(owner, 0);
        ByteString token = house.sit(second, 1).toMessage(0).getGranted().getSeatToken();
        house.told(house.table().setReady(second, true));
        house.table().addBot(OptionalInt.empty(), "");
        assertGranted(house.told(house.table().start(owner, house.now())));
        return token;
    }

    private void lose(RecordingParticipant guest) {
        house.table().lost(guest, house.now());
        house.run();
    }

    @Test
    @DisplayName("whoever left is named at the seat a bot has taken, until the match is over")
    void left() {
        start(lam);
        assertGranted(house.told(house.table().leave(lam)));
        assertThat(seat(1).getHolder()).isEqualTo(Holder.HOLDER_BOT);
        assertThat(seat(1).getPresence()).isEqualTo(Presence.PRESENCE_LEFT);
        assertThat(seat(1).getLeft()).isEqualTo("Lam");
        assertThat(seat(1).getGraceMillis()).isZero();

        house.botComes();
        assertThat(seat(1).getPresence()).isEqualTo(Presence.PRESENCE_LEFT);
    }

    @Test
    @DisplayName("the grace time of a lost seat is counted from the loss, whoever is on turn")
    void grace() {
        start(lam);
        lose(lam);
        assertThat(seat(1).getPresence()).isEqualTo(Presence.PRESENCE_LOST);
        assertThat(seat(1).getGraceMillis()).isEqualTo(60_000);
        assertThat(owner.mustDecide())
                .as("play does not wait while it is another's turn")
                .isTrue();
        house.pass(40_000);
        assertGranted(house.play(owner, 0));
        assertThat(seat(1).getGraceMillis()).isEqualTo(20_000);
        house.pass(19_999);
        assertThat(seat(1).getBotPlays()).isFalse();
        house.pass(1);
        assertThat(seat(1).getBotPlays()).isTrue();
    }

    @Test
    @DisplayName("a bot of the level that was set plays for the lost, and one that does not exist is refused")
    void level() {
        assertThat(assertRefused(
                                house.table().changeOptions(TableOption.with(TableOption.defaults(), "standIn=clever")),
                                RefusalReason.REFUSAL_REASON_UNKNOWN_LEVEL)
                        .getWord())
                .isEqualTo("clever");
        assertGranted(house.table().changeOptions(TableOption.with(TableOption.defaults(), "standIn=random")));
        start(lam);
        lose(lam);
        house.pass(60_000);
        TestHouse.Call call = house.calls().get(house.calls().size() - 1);
        assertThat(call.level()).isEqualTo("random");
        assertThat(call.name()).isEqualTo("Lam");
    }

    @Test
    @DisplayName("a seat is kept before the match too, and then it is free")
    void beforeTheMatch() {
        house.sit(owner, 0);
        ByteString token = house.sit(lam, 1).toMessage(0).getGranted().getSeatToken();
        lose(lam);
        assertThat(seat(1).getPresence()).isEqualTo(Presence.PRESENCE_LOST);
        house.pass(59_000);
        RecordingParticipant again = TestHouse.person("Lam");
        assertGranted(house.told(house.table().comeBack(again, token)));
        assertThat(seat(1).getPresence()).isEqualTo(Presence.PRESENCE_HERE);

        lose(again);
        house.pass(60_000);
        assertThat(seat(1).getHolder()).isEqualTo(Holder.HOLDER_FREE);
        assertRefused(house.table().comeBack(lam, token), RefusalReason.REFUSAL_REASON_UNKNOWN_TOKEN);
    }

    @Test
    @DisplayName(
            "whoever shows the token of a seat while its person is there has it, and the connection before ends as replaced")
    void replaced() {
        ByteString token = start(lam);
        RecordingParticipant again = TestHouse.person("Lam");
        assertGranted(house.told(house.table().comeBack(again, token)));
        assertThat(again.standing()).isEqualTo(Standing.SEATED);
        assertThat(lam.isReplaced()).isTrue();
        assertThat(lam.received(HostMessage.MessageCase.LEFT_TABLE)).isEmpty();

        lose(lam);
        assertThat(seat(1).getPresence()).as("its seat is somebody's").isEqualTo(Presence.PRESENCE_HERE);
        assertThat(again.isReplaced()).isFalse();
    }

    @Test
    @DisplayName("for a bot from outside that breaks another plays at once, until it comes back")
    void botFromOutside() {
        RecordingParticipant robot = TestHouse.bot("Robot");
        ByteString token = start(robot);
        lose(robot);
        assertThat(seat(1).getName()).isEqualTo("Robot");
        assertThat(seat(1).getPresence()).isEqualTo(Presence.PRESENCE_LOST);
        assertThat(seat(1).getBotPlays()).isTrue();
        RecordingParticipant standIn = house.botComes();
        assertGranted(house.play(owner, 0));
        house.pass(800);
        assertThat(standIn.mustDecide()).isTrue();
        long decision = standIn.decision().getNumber();

        RecordingParticipant again = TestHouse.bot("Robot");
        assertGranted(house.told(house.table().comeBack(again, token)));
        assertThat(standIn.standing()).isEqualTo(Standing.AWAY);
        assertThat(again.decision().getNumber()).isEqualTo(decision);
        assertThat(seat(1).getPresence()).isEqualTo(Presence.PRESENCE_HERE);
        assertGranted(house.play(again, 0));
    }

    @Test
    @DisplayName("for whoever waits for the seat of a bot from outside, that comes and goes as it will")
    void botFromOutsideIsWaitedFor() {
        RecordingParticipant robot = TestHouse.bot("Robot");
        ByteString token = start(robot);
        assertGranted(house.sit(lam, 1));
        lose(robot);
        RecordingParticipant again = TestHouse.bot("Robot");
        assertGranted(house.told(house.table().comeBack(again, token)));
        assertThat(seat(1).getNext()).isEqualTo("Lam");
        assertGranted(house.play(owner, 0));
        house.pass(800);
        assertThat(again.standing()).isEqualTo(Standing.AWAY);
        assertThat(lam.mustDecide()).isTrue();
    }

    @Test
    @DisplayName("who is lost while waiting for a bot's seat has the grace time to come back to it")
    void lostWhileWaiting() {
        start(TestHouse.bot("Robot"));
        ByteString token = house.sit(lam, 1).toMessage(0).getGranted().getSeatToken();
        assertThat(house.table().nameFor(token)).contains("Lam");
        lose(lam);
        assertGranted(house.play(owner, 0));
        house.pass(800);
        assertThat(seat(1).getHolder()).as("the bot plays meanwhile").isEqualTo(Holder.HOLDER_BOT);
        assertThat(seat(1).getNext()).isEqualTo("Lam");

        RecordingParticipant again = TestHouse.person("Lam");
        assertGranted(house.told(house.table().comeBack(again, token)));
        assertThat(again.standing()).isEqualTo(Standing.WATCHING);
        RecordingParticipant anotherLine = TestHouse.person("Lam");
        assertGranted(house.told(house.table().comeBack(anotherLine, token)));
        assertThat(again.isReplaced()).isTrue();
        lose(anotherLine);
        house.pass(TableOption.defaults().getGraceSeconds() * 1000L);
        assertThat(seat(1).getNext()).isEmpty();
        assertThat(house.table().nameFor(token)).isEmpty();
    }

    @Test
    @DisplayName("once the match is over no bot plays for the lost, and after the grace time their seats are free")
    void lostAtTheEnd() {
        TestHouse evening = TestHouse.pagat(1);
        List<RecordingParticipant> people = List.of(
                TestHouse.owner("Mei"), TestHouse.person("Lam"), TestHouse.person("Bo"), TestHouse.person("Kit"));
        people.forEach(evening::sit);
        people.forEach(guest -> evening.told(evening.table().setReady(guest, true)));
        assertGranted(evening.told(evening.table().start(people.get(0), evening.now())));
        people.forEach(guest -> evening.table().lost(guest, evening.now()));
        evening.run();
        evening.pass(3_600_000);
        assertThat(evening.table().summary(evening.now()).getStage()).isEqualTo(TableStage.TABLE_STAGE_MATCH_OVER);
        assertThat(evening.table().summary(evening.now()).getSeatsList())
                .allMatch(seat -> seat.getHolder() == Holder.HOLDER_FREE);
    }

    @Test
    @DisplayName(
            "once the match is over another bot has the seat on for the lost, when the one that played for them breaks")
    void standInBreaksAtTheEnd() {
        TestHouse evening = TestHouse.pagat(1);
        evening.sit(owner, 0);
        evening.sit(lam, 1);
        evening.told(evening.table().setReady(lam, true));
        evening.table().addBot(OptionalInt.empty(), "");
        assertGranted(evening.told(evening.table().start(owner, evening.now())));
        evening.table().lost(lam, evening.now());
        evening.pass(60_000);
        RecordingParticipant standIn = evening.botComes();
        while (owner.update().getStage() == TableStage.TABLE_STAGE_PLAYING) {
            if (owner.mustDecide()) {
                evening.play(owner, 0);
            }
            evening.pass(6_000);
        }
        evening.table().lost(standIn, evening.now());
        evening.run();
        assertThat(seat(1).getName()).isEqualTo("Lam");
        assertThat(seat(1).getBotPlays()).isTrue();
        assertThat(evening.botComes().name()).isEqualTo("Lam");
    }

    @Test
    @DisplayName("who waits for the own seat and leaves does not get it back, and a bot has it for good")
    void leavesWhileWaiting() {
        ByteString token = start(lam);
        lose(lam);
        house.pass(60_000);
        house.botComes();
        RecordingParticipant again = TestHouse.person("Lam");
        assertGranted(house.told(house.table().comeBack(again, token)));
        assertThat(again.standing()).isEqualTo(Standing.WATCHING);
        assertGranted(house.told(house.table().leave(again)));
        assertThat(seat(1).getHolder()).isEqualTo(Holder.HOLDER_BOT);
        assertThat(seat(1).getLeft()).isEqualTo("Lam");
        assertThat(house.table().nameFor(token)).isEmpty();
    }

    @Test
    @DisplayName("somebody may be lost and come back any number of times: a bot is called each time")
    void often() {
        ByteString token = start(lam);
        assertGranted(house.play(owner, 0));
        RecordingParticipant now = lam;
        for (int times = 0; times < 12; times++) {
            int calls = house.calls().size();
            lose(now);
            house.pass(60_000);
            assertThat(house.calls()).hasSize(calls + 1);
            now = TestHouse.person("Lam");
            assertGranted(house.told(house.table().comeBack(now, token)));
            house.pass(20_000); // the stand-in never answers: its decisions are made for it, and the next one is Lam's
            RecordingParticipant next = now;
            for (int plays = 0; plays < 40 && next.standing() != Standing.SEATED; plays++) {
                if (owner.mustDecide()) {
                    house.play(owner, 0);
                }
                house.told(house.table().setReady(owner, true));
                house.pass(6_000);
            }
            if (next.standing() != Standing.SEATED) {
                assertThat(owner.update().getPlacesList())
                        .as("the match is over")
                        .isNotEmpty();
                return;
            }
        }
    }
}
