package org.tiengow.host.stage;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.protobuf.ByteString;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Message;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.lobby.BanList;
import org.tiengow.host.lobby.Lobby;
import org.tiengow.host.lobby.NoThread;
import org.tiengow.host.lobby.TableRoom;
import org.tiengow.host.lobby.WrongPins;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.host.table.options.TableOption;
import org.tiengow.host.table.options.TableSettings;
import org.tiengow.protocol.wire.AddBot;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.Enter;
import org.tiengow.protocol.wire.Hello;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.Kind;
import org.tiengow.protocol.wire.Say;
import org.tiengow.protocol.wire.Sit;
import org.tiengow.protocol.wire.StartMatch;
import org.tiengow.protocol.wire.TableStage;

/**
 * Two hosts of one name and one PIN: at one nobody is, at the other a match under other rules is played, watched and talked
 * about. Whoever does not know the PIN is told the same by both, byte by byte, but for the nonce.
 */
@DisplayName("Whoever does not know the PIN")
class StrangerTest {
    private static final ByteString OWNER = ByteString.copyFromUtf8("0123456789abcdef");

    private final NoThread quiet = new NoThread();
    private final NoThread busy = new NoThread();

    static Stream<Arguments> everyMessage() {
        List<FieldDescriptor> kinds =
                ClientMessage.getDescriptor().getOneofs().get(0).getFields();
        return Stream.of(false, true)
                .flatMap(challenged -> Stream.concat(
                        Stream.of(
                                Arguments.of(challenged, "wrong proof", enter().setProof(bytes(32))),
                                Arguments.of(challenged, "no seat's token", enter().setSeatToken(bytes(17))),
                                Arguments.of(challenged, "nobody's token", enter().setOwnerToken(bytes(16))),
                                Arguments.of(
                                        challenged,
                                        "the name of a player",
                                        hello("Mei").getHelloBuilder())),
                        kinds.stream().map(kind -> Arguments.of(challenged, kind.getName(), emptiest(kind)))));
    }

    private static Message.Builder emptiest(FieldDescriptor kind) {
        return ClientMessage.newBuilder().newBuilderForField(kind);
    }

    @ParameterizedTest(name = "after Hello {0}: {1}")
    @MethodSource("everyMessage")
    @DisplayName("hears nothing that depends on what goes on inside")
    void theSame(boolean challenged, String name, Message.Builder content) {
        ClientMessage message = wrapped(content.build());
        List<HostMessage> here = told(house(quiet, "pagat", false), quiet, challenged, message);
        List<HostMessage> there = told(house(busy, "lai", true), busy, challenged, message);
        assertThat(there).as(name).isEqualTo(here);
    }

    private static ClientMessage wrapped(Message content) {
        FieldDescriptor field = ClientMessage.getDescriptor().getOneofs().get(0).getFields().stream()
                .filter(kind -> kind.getMessageType().equals(content.getDescriptorForType()))
                .findFirst()
                .orElseThrow();
        return ClientMessage.newBuilder().setRequest(5).setField(field, content).build();
    }

    private static List<HostMessage> told(HostContext house, NoThread loop, boolean challenged, ClientMessage message) {
        FakePeer stranger = new FakePeer().at(house);
        if (challenged) {
            stranger.say(hello("Eve").build());
        }
        stranger.say(message);
        loop.settle();
        List<HostMessage> told = new ArrayList<>();
        for (HostMessage heard : stranger.received()) {
            HostMessage.Builder known = heard.toBuilder();
            if (known.hasChallenge()) {
                assertThat(known.getChallenge().getNonce().size()).isEqualTo(32);
                known.getChallengeBuilder().clearNonce();
            }
            told.add(known.build());
        }
        return told;
    }

    private static HostContext house(NoThread loop, String rules, boolean playing) {
        TableRoom room = new TableRoom(
                new TableSettings(
                        0, TableRules.named(rules), TableOption.defaults(), 0, StartMode.OWNER, "steady", false),
                StagesFuzz.services(),
                loop::now,
                loop::instead);
        HostContext house = new HostContext(
                "Test",
                "4711",
                OWNER,
                List.of("steady"),
                new Lobby(List.of(room)),
                new WrongPins(loop::now),
                new BanList(),
                new SecureRandom());
        if (playing) {
            FakePeer mei = new FakePeer().at(house);
            Stream.of(
                            hello("Mei"),
                            wrapped(enter().setOwnerToken(OWNER).build()).toBuilder(),
                            ClientMessage.newBuilder().setSit(Sit.getDefaultInstance()),
                            ClientMessage.newBuilder().setAddBot(AddBot.getDefaultInstance()),
                            ClientMessage.newBuilder().setSay(Say.newBuilder().setText("the plum is ripe")),
                            ClientMessage.newBuilder().setStartMatch(StartMatch.getDefaultInstance()))
                    .forEach(message -> {
                        mei.say(message.build());
                        loop.settle();
                    });
            loop.pass(3_000);
            assertThat(room.summary().getStage()).isEqualTo(TableStage.TABLE_STAGE_PLAYING);
        }
        return house;
    }

    private static ClientMessage.Builder hello(String name) {
        return ClientMessage.newBuilder()
                .setHello(Hello.newBuilder()
                        .addVersions(3)
                        .setKind(Kind.KIND_PERSON)
                        .setName(name));
    }

    private static Enter.Builder enter() {
        return Enter.newBuilder().setClientNonce(bytes(32));
    }

    private static ByteString bytes(int count) {
        return ByteString.copyFrom(new byte[count]);
    }
}
