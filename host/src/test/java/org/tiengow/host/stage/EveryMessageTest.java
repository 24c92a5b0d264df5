package org.tiengow.host.stage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.google.protobuf.ByteString;
import com.google.protobuf.Descriptors.FieldDescriptor;
import java.security.SecureRandom;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.lobby.BanList;
import org.tiengow.host.lobby.Lobby;
import org.tiengow.host.lobby.TableRoom;
import org.tiengow.host.lobby.WrongPins;
import org.tiengow.host.table.IdleServices;
import org.tiengow.host.table.TableServices;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.host.table.options.TableOption;
import org.tiengow.host.table.options.TableSettings;
import org.tiengow.host.table.seats.SeatTokens;
import org.tiengow.host.table.telling.Reply;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.ClientMessage.MessageCase;
import org.tiengow.protocol.wire.Enter;
import org.tiengow.protocol.wire.Hello;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.Kind;
import org.tiengow.protocol.wire.LeaveTable;
import org.tiengow.protocol.wire.RefusalReason;
import org.tiengow.protocol.wire.Sit;
import org.tiengow.protocol.wire.TableStage;
import org.tiengow.protocol.wire.Watch;

@DisplayName("Every message in every stage")
@Tag("slow")
class EveryMessageTest {
    private static final int REQUEST = 77;
    private static final ByteString OWNER = ByteString.copyFromUtf8("the owner's token");

    /** Where a connection can be. */
    enum Place {
        NEW,
        CHALLENGED,
        LOBBY,
        SEATED,
        WATCHING
    }

    private final SecureRandom random = new SecureRandom();
    private final IdleServices idle = new IdleServices();
    private final TableRoom room = new TableRoom(
            new TableSettings(
                    0, TableRules.named("pagat"), TableOption.defaults(), 0, StartMode.OWNER, "steady", false),
            new TableServices(idle, idle, idle, () -> SeatTokens.fresh(0, random)),
            () -> System.nanoTime() / 1_000_000);
    private final HostContext house = new HostContext(
            "Test",
            "",
            OWNER,
            List.of("steady"),
            new Lobby(List.of(room)),
            new WrongPins(() -> 0),
            new BanList(),
            random);

    @AfterEach
    void close() {
        room.close();
    }

    static Stream<Arguments> everyMessageEverywhere() {
        List<FieldDescriptor> kinds =
                ClientMessage.getDescriptor().getOneofs().get(0).getFields();
        return Stream.of(Place.values())
                .flatMap(place -> Stream.concat(
                        Stream.of(Arguments.of(place, "nothing", ClientMessage.getDefaultInstance())),
                        kinds.stream().map(kind -> Arguments.of(place, kind.getName(), emptiest(kind)))));
    }

    private static ClientMessage emptiest(FieldDescriptor kind) {
        ClientMessage.Builder message = ClientMessage.newBuilder();
        return message.setField(kind, message.newBuilderForField(kind).build()).build();
    }

    @Test
    @DisplayName("a fault of the table is answered too, an error of the machine included, and ends the table")
    void anErrorIsAnswered() {
        CompletableFuture<Reply> answer = new CompletableFuture<>();
        room.ask(
                (table, now) -> {
                    throw new StackOverflowError("made by a test");
                },
                answer::complete);
        await().untilAsserted(() -> assertThat(answer).isCompleted());
        assertThat(answer.join().isGranted()).isFalse();
        await().untilAsserted(() -> assertThat(room.summary().getStage()).isEqualTo(TableStage.TABLE_STAGE_FAILED));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @MethodSource("everyMessageEverywhere")
    @DisplayName("is answered exactly once, or ends the connection")
    void answeredOnce(Place place, String kind, ClientMessage message) throws InterruptedException {
        FakePeer peer = at(place);
        int done = peer.timesDone();
        int earlier = peer.received().size();

        peer.say(message.toBuilder().setRequest(REQUEST).build());
        settle();

        if (peer.hasEnded()) {
            assertThat(peer.answersTo(REQUEST, earlier)).isLessThanOrEqualTo(1);
            assertThat(peer.timesDone()).isEqualTo(done);
        } else {
            assertThat(peer.answersTo(REQUEST, earlier))
                    .as("%s", peer.received())
                    .isEqualTo(1);
            assertThat(peer.timesDone()).isEqualTo(done + 1);
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = MessageCase.class,
            names = {
                "START_MATCH",
                "PLAY_AGAIN",
                "END_MATCH",
                "ADD_BOT",
                "REMOVE_BOT",
                "KICK",
                "KICK_WATCHER",
                "CHANGE_RULES",
                "CHANGE_OPTIONS",
                "SWAP_SEATS",
                "HAND_OVER",
                "LET_IN",
                "ANSWER_WISH",
                "CHOOSE_SEATING",
                "MOVE_PERSON",
                "SEAT_EVERYBODY",
                "SET_CHIP_VALUE"
            })
    @DisplayName("that only the owner may send is refused to all others, seated or watching")
    void ownersRequests(MessageCase kind) {
        FieldDescriptor field = ClientMessage.getDescriptor().findFieldByNumber(kind.getNumber());
        for (Place place : List.of(Place.SEATED, Place.WATCHING)) {
            FakePeer peer = at(place);
            peer.say(emptiest(field));
            assertThat(peer.received()
                            .get(peer.received().size() - 1)
                            .getRefused()
                            .getReason())
                    .isEqualTo(RefusalReason.REFUSAL_REASON_NOT_THE_OWNER);
        }
    }

    @Test
    @DisplayName("an opening has its order; out of it the connection is cut")
    void opening() {
        assertThat(at(Place.NEW).hasEnded()).isFalse();
        FakePeer early = at(Place.NEW);
        early.say(enter());
        assertThat(early.hasEnded()).isTrue();
        FakePeer again = at(Place.LOBBY);
        again.say(hello("Mei"));
        assertThat(again.hasEnded()).isTrue();
    }

    @Test
    @DisplayName("a name that is taken gets a number; one that is not fit is refused")
    void names() {
        assertThat(nameOf(at(Place.LOBBY))).isEqualTo("Mei");
        FakePeer second = at(Place.LOBBY);
        assertThat(nameOf(second)).isEqualTo("Mei 2");
        second.stage().lost();
        assertThat(nameOf(at(Place.LOBBY))).isEqualTo("Mei 2");

        FakePeer bad = new FakePeer().at(house);
        bad.say(hello("a\u0007"));
        assertThat(bad.received().get(0).getRefused().getReason()).isEqualTo(RefusalReason.REFUSAL_REASON_BAD_NAME);
        assertThat(bad.hasEnded()).isTrue();
    }

    @Test
    @DisplayName("versions that do not meet say which side is older")
    void versions() {
        FakePeer newer = new FakePeer().at(house);
        newer.say(ClientMessage.newBuilder()
                .setHello(Hello.newBuilder()
                        .addVersions(99)
                        .setKind(Kind.KIND_PERSON)
                        .setName("Mei"))
                .build());
        assertThat(newer.received().get(0).getRefused().getReason())
                .isEqualTo(RefusalReason.REFUSAL_REASON_HOST_TOO_OLD);
        assertThat(newer.hasEnded()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @DisplayName("a program of a version that was never released is refused with its sentence")
    void olderVersions(int version) {
        FakePeer older = new FakePeer().at(house);
        older.say(ClientMessage.newBuilder()
                .setHello(Hello.newBuilder()
                        .addVersions(version)
                        .setKind(Kind.KIND_PERSON)
                        .setName("Mei"))
                .build());
        assertThat(older.received().get(0).getRefused().getReason())
                .isEqualTo(RefusalReason.REFUSAL_REASON_CLIENT_TOO_OLD);
        assertThat(older.hasEnded()).isTrue();
    }

    @Test
    @DisplayName("the owner's token makes an owner, a wrong one nobody")
    void owner() {
        FakePeer owner = new FakePeer().at(house);
        owner.say(hello("Mei"));
        owner.say(enter(OWNER, ByteString.EMPTY));
        assertThat(entered(owner).getEntered().getOwner()).isTrue();

        FakePeer liar = new FakePeer().at(house);
        liar.say(hello("Eve"));
        liar.say(enter(ByteString.copyFromUtf8("guess"), ByteString.EMPTY));
        assertThat(liar.received().get(1).getRefused().getReason())
                .isEqualTo(RefusalReason.REFUSAL_REASON_UNKNOWN_TOKEN);
        assertThat(liar.hasEnded()).isTrue();
    }

    @Test
    @DisplayName("the token of a seat brings its bearer into the seat, and sitting down again is granted")
    void seatToken() throws InterruptedException {
        FakePeer first = at(Place.SEATED);
        ByteString token = first.received().stream()
                .filter(HostMessage::hasGranted)
                .map(message -> message.getGranted().getSeatToken())
                .findFirst()
                .orElseThrow();

        FakePeer second = new FakePeer().at(house);
        second.say(hello("Mei"));
        second.say(enter(ByteString.EMPTY, token));
        await().until(() -> second.received().stream().anyMatch(HostMessage::hasEntered));
        assertThat(nameOf(second)).isEqualTo("Mei"); // the name of the seat, though the first still has it
        assertThat(nameOf(at(Place.LOBBY))).isEqualTo("Mei 2");
        await().until(() -> isAtTable(second, true));
        second.say(ClientMessage.newBuilder()
                .setRequest(REQUEST)
                .setSit(Sit.getDefaultInstance())
                .build());
        settle();
        assertThat(second.received())
                .anyMatch(
                        message -> message.hasGranted() && message.getGranted().getRequest() == REQUEST);
        assertThat(isInLobby(first)).isTrue();

        FakePeer stranger = new FakePeer().at(house);
        stranger.say(hello("Eve"));
        stranger.say(enter(ByteString.EMPTY, SeatTokens.fresh(0, random)));
        await().until(stranger::hasEnded);
        assertThat(stranger.received().get(1).getRefused().getReason())
                .isEqualTo(RefusalReason.REFUSAL_REASON_UNKNOWN_TOKEN);
    }

    @Test
    @DisplayName("leaving a table leads back to the lobby, which tells the tables")
    void leaving() throws InterruptedException {
        FakePeer peer = at(Place.SEATED);
        peer.say(ClientMessage.newBuilder()
                .setLeaveTable(LeaveTable.getDefaultInstance())
                .build());
        settle();
        assertThat(isInLobby(peer)).isTrue();
        await().until(() -> isFirstSeatFree(peer)); // lists are at least 100 ms apart
    }

    private static boolean isFirstSeatFree(FakePeer peer) {
        return peer.received().stream()
                .filter(HostMessage::hasLobby)
                .reduce((before, after) -> after)
                .filter(last ->
                        last.getLobby().getTables(0).getSeats(0).getName().isEmpty())
                .isPresent();
    }

    private static boolean isAtTable(FakePeer peer, boolean seated) {
        return peer.stage() instanceof EnteredStage there && there.isAtTable() && there.isSeated() == seated;
    }

    private static boolean isInLobby(FakePeer peer) {
        return peer.stage() instanceof EnteredStage there && !there.isAtTable();
    }

    private FakePeer at(Place place) {
        FakePeer peer = new FakePeer().at(house);
        if (place.compareTo(Place.CHALLENGED) >= 0) {
            peer.say(hello("Mei"));
        }
        if (place.compareTo(Place.LOBBY) >= 0) {
            peer.say(enter());
        }
        if (place == Place.SEATED) {
            peer.say(ClientMessage.newBuilder().setSit(Sit.getDefaultInstance()).build());
            await().until(() -> isAtTable(peer, true));
        }
        if (place == Place.WATCHING) {
            peer.say(ClientMessage.newBuilder()
                    .setWatch(Watch.getDefaultInstance())
                    .build());
            await().until(() -> isAtTable(peer, false));
        }
        try {
            settle();
        } catch (InterruptedException interrupted) {
            throw new AssertionError(interrupted);
        }
        return peer;
    }

    /** Waits until the table is done with all that was asked before. */
    private void settle() throws InterruptedException {
        CountDownLatch idle = new CountDownLatch(1);
        room.tell(table -> {});
        room.tell(table -> idle.countDown());
        idle.await();
    }

    private static ClientMessage hello(String name) {
        return ClientMessage.newBuilder()
                .setHello(Hello.newBuilder()
                        .addVersions(3)
                        .setKind(Kind.KIND_PERSON)
                        .setName(name))
                .build();
    }

    private static ClientMessage enter() {
        return enter(ByteString.EMPTY, ByteString.EMPTY);
    }

    private static ClientMessage enter(ByteString owner, ByteString seat) {
        return ClientMessage.newBuilder()
                .setEnter(Enter.newBuilder()
                        .setClientNonce(ByteString.copyFrom(new byte[32]))
                        .setOwnerToken(owner)
                        .setSeatToken(seat))
                .build();
    }

    private static HostMessage entered(FakePeer peer) {
        return peer.received().stream()
                .filter(HostMessage::hasEntered)
                .findFirst()
                .orElseThrow();
    }

    private static String nameOf(FakePeer peer) {
        return entered(peer).getEntered().getName();
    }
}
