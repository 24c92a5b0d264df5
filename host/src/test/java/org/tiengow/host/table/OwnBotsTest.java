package org.tiengow.host.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tiengow.host.table.Refusals.assertGranted;

import com.google.protobuf.ByteString;
import java.util.OptionalInt;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.host.journal.wire.TableSnapshot;
import org.tiengow.host.table.telling.Participant.Standing;
import org.tiengow.protocol.wire.Holder;
import org.tiengow.protocol.wire.SeatInfo;

@DisplayName("Bots that a table calls for its own seats")
class OwnBotsTest {
    private final TestHouse house = TestHouse.pagat(3);
    private final RecordingParticipant owner = TestHouse.owner("Mei");
    private final RecordingParticipant late = TestHouse.person("Lam");

    @Test
    @DisplayName("that get their seat back are of the level they were of, also after the host was gone")
    void level() {
        house.against(owner);
        ByteString token = house.sit(late, 1).toMessage(1).getGranted().getSeatToken();
        house.play(owner, 0);
        house.pass(800);
        assertThat(late.standing()).isEqualTo(Standing.SEATED);
        TestHouse again = TestHouse.pagat(3).withOtherTokens();
        again.table().goOn(house.table().snapshot(), again.now());
        RecordingParticipant returned = TestHouse.person("Lam");
        assertGranted(again.told(again.table().comeBack(returned, token)));

        assertGranted(house.told(house.table().leave(late)));
        assertGranted(again.told(again.table().leave(returned)));

        assertThat(lastLevel(house)).as("at the same host").isEqualTo("master");
        assertThat(lastLevel(again)).as("after the host was gone").isEqualTo("master");
    }

    @Test
    @DisplayName(
            "of a level that only another host's program knows go on as ones of this host's level, and are called so")
    void strangeLevel() {
        house.against(owner);
        TableSnapshot.Builder strange = house.table().snapshot().toBuilder();
        strange.getSeatsBuilder(1).setLevel("sage");
        strange.getOptionsBuilder().setStandInLevel("sage");
        TestHouse again = TestHouse.pagat(3).withOtherTokens();
        again.table().goOn(strange.build(), again.now());
        assertThat(again.calls()).extracting(TestHouse.Call::level).containsExactly("steady", "master", "master");
        assertThat(again.table().summary(again.now()).getSeats(1).getLevel()).isEqualTo("steady");

        again.pass(60_000);
        assertThat(again.table().summary(again.now()).getSeats(0).getBotPlays()).isTrue();
        assertThat(lastLevel(again)).as("of the bot that plays for Mei").isEqualTo("steady");
    }

    @Test
    @DisplayName("that break are replaced, and given up after a few times; their decisions are then made for them")
    void brokenBot() {
        house.against(owner);
        house.play(owner, 0);
        house.pass(800);
        for (int times = 0; times < 10; times++) {
            int calls = house.calls().size();
            house.table().lost(house.botComes(), house.now());
            house.run();
            if (house.calls().size() == calls) {
                break;
            }
        }
        assertThat(house.calls().size()).isBetween(5, 10);

        house.pass(5_000 + 800 + 5_000);
        assertThat(owner.update().getView().getTableCount()).isGreaterThan(1);
    }

    @Test
    @DisplayName("that break in a match come again as what they were")
    void brokenBotComesAgain() {
        RecordingParticipant bot = house.against(owner).get(1);
        SeatInfo before = seat(2);
        house.table().lost(bot, house.now());
        house.run();
        assertThat(seat(2)).isEqualTo(before);
        assertThat(lastLevel(house)).isEqualTo("master");
        assertThat(house.botComes().name()).isEqualTo(before.getName());
    }

    @Test
    @DisplayName("do so without a match too, but the seat of one that breaks again and again is free in the end")
    void brokenBotBeforeTheStart() {
        house.sit(owner);
        house.told(house.table().addBot(OptionalInt.of(2), "master"));
        SeatInfo before = seat(2);
        for (int calls = 1; calls < 5; calls++) {
            house.table().lost(house.botComes(), house.now());
            house.run();
            assertThat(seat(2)).isEqualTo(before);
            assertThat(lastLevel(house)).isEqualTo("master");
        }
        house.table().lost(house.botComes(), house.now());
        house.run();
        assertThat(seat(2).getHolder()).isEqualTo(Holder.HOLDER_FREE);
        assertThat(house.calls()).hasSize(5);
    }

    private static String lastLevel(TestHouse house) {
        return house.calls().get(house.calls().size() - 1).level();
    }

    private SeatInfo seat(int number) {
        return owner.update().getSeats(number);
    }
}
