package org.tiengow.host.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tiengow.host.table.Refusals.assertGranted;

import com.google.protobuf.ByteString;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tiengow.host.journal.wire.TableSnapshot;
import org.tiengow.host.table.options.TableOption;
import org.tiengow.host.table.telling.Participant.Standing;
import org.tiengow.protocol.wire.Holder;
import org.tiengow.protocol.wire.RefusalReason;
import org.tiengow.protocol.wire.Said;
import org.tiengow.protocol.wire.SeatInfo;

@DisplayName("Bots that a table calls for its own seats")
class OwnBotsTest {
    private static final String MINE = "mine.network";

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
    @DisplayName("of a network are the same network where the same file is, and nothing is said")
    void sameNetwork() {
        TableSnapshot kept = withNetworks("one");
        assertThat(kept.getSeats(1).getLevel()).isEqualTo(MINE);
        assertThat(kept.getSeats(1).getLevelDigest()).isEqualTo(ByteString.copyFromUtf8("one"));
        TestHouse again = goesOn(kept, "one");
        assertThat(again.calls()).extracting(TestHouse.Call::level).containsExactly(MINE, MINE, MINE);
        assertThat(again.table().snapshot().getChatList()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "another"})
    @DisplayName("of a network that a host does not have are strong there, and the table says so once")
    void missingNetwork(String digest) {
        TestHouse again = goesOn(withNetworks("one"), digest);
        assertThat(again.calls()).extracting(TestHouse.Call::level).containsExactly("strong", "strong", "strong");
        TableSnapshot kept = again.table().snapshot();
        assertThat(kept.getSeats(1).getLevel()).isEqualTo("strong");
        assertThat(kept.getSeats(1).getLevelDigest()).isEqualTo(ByteString.EMPTY);
        assertThat(kept.getChatList())
                .containsExactly(Said.newBuilder()
                        .setSeat(-1)
                        .setText("This host has no mine.network, or a different one, so strong plays in its place.")
                        .setMissingNetwork(MINE)
                        .build());
        assertThat(goesOn(kept, "").table().snapshot().getChatList()).hasSize(1);
    }

    @Test
    @DisplayName("of a missing network get a person's seat back as strong, and stand in as strong")
    void missingBefore() {
        house.withNetwork(MINE, "one");
        house.sit(owner);
        assertGranted(house.table()
                .changeOptions(TableOption.with(house.table().snapshot().getOptions(), "standIn=" + MINE)));
        assertGranted(house.told(house.table().addBot(OptionalInt.empty(), MINE)));
        for (int bot = 0; bot < 3; bot++) {
            TestHouse.Call call = house.calls().get(bot);
            assertGranted(house.told(house.table().comeBack(TestHouse.bot(call.name()), call.token())));
        }
        assertGranted(house.told(house.table().start(owner, house.now())));
        TableSnapshot.Builder kept = house.table().snapshot().toBuilder();
        kept.getSeatsBuilder(1)
                .setHolder(Holder.HOLDER_PERSON)
                .setTokenHash(kept.getSeats(0).getTokenHash());
        TestHouse again = goesOn(kept.build(), "");
        assertThat(again.calls()).extracting(TestHouse.Call::level).containsExactly("strong", "strong");
        again.pass(60_000);
        assertThat(again.calls())
                .extracting(TestHouse.Call::level)
                .containsOnly("strong")
                .hasSize(4);
        assertThat(again.table().snapshot().getChatList()).hasSize(1);
    }

    @Test
    @DisplayName("are of no level that is a path")
    void path() {
        house.withNetwork(MINE, "one");
        house.sit(owner);
        for (String level : new String[] {"../" + MINE, "bots/" + MINE, "/" + MINE, MINE + "\n"}) {
            Refusals.assertRefused(
                    house.told(house.table().addBot(OptionalInt.of(2), level)),
                    RefusalReason.REFUSAL_REASON_UNKNOWN_LEVEL);
        }
    }

    /** A match of Mei against three bots of a network, as the journal keeps it. */
    private TableSnapshot withNetworks(String digest) {
        house.withNetwork(MINE, digest);
        house.sit(owner);
        house.table().addBot(OptionalInt.empty(), MINE);
        for (TestHouse.Call call : List.copyOf(house.calls())) {
            assertGranted(house.told(house.table().comeBack(TestHouse.bot(call.name()), call.token())));
        }
        assertGranted(house.told(house.table().start(owner, house.now())));
        return house.table().snapshot();
    }

    /** A house that goes on; with a network of the same name, unless its digest is empty. */
    private static TestHouse goesOn(TableSnapshot kept, String digest) {
        TestHouse again = TestHouse.pagat(3).withOtherTokens();
        if (!digest.isEmpty()) {
            again.withNetwork(MINE, digest);
        }
        again.table().goOn(kept, again.now());
        return again;
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
