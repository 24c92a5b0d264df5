package org.tiengow.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.Message;
import com.google.protobuf.Parser;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.client.connection.Sniffer;
import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.client.session.table.TableStage;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.host.table.options.TableOption;
import org.tiengow.protocol.opening.PinProof;
import org.tiengow.protocol.pipeline.Fingerprint;
import org.tiengow.protocol.translate.TileTranslator;
import org.tiengow.protocol.wire.Challenge;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.Enter;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.SeatView;

/** Everything between a player and the host passes a sniffer: what it reads in plain, and that it reads nothing of it through TLS. */
@DisplayName("A sniffer on the wire")
@Tag("slow")
class SnifferTest {
    private static final String PIN = "4711";
    private static final String SAID = "the plum is ripe";

    @TempDir
    private Path data;

    /** What passed, and the hands the player held. */
    private record Night(byte[] toHost, byte[] fromHost, List<TileSet> hands) {
        /** Whether these bytes passed, either way. */
        boolean has(byte[] bytes) {
            return contains(toHost, bytes) || contains(fromHost, bytes);
        }
    }

    @Test
    @DisplayName("reads hands, talk and names in plain, and finds the PIN by trying out what four digits can be")
    void plain() throws Exception {
        Night night = night(false);
        assertThat(night.hands()).hasSizeGreaterThan(1).allMatch(hand -> night.has(onWire(hand)));
        assertThat(night.has(text(SAID))).isTrue();
        assertThat(night.has(text("Meizhen"))).isTrue();
        assertThat(crack(night)).isEqualTo(PIN);
    }

    @Test
    @DisplayName("reads no hand, no talk, no name, no PIN through TLS")
    void tls() throws Exception {
        Night night = night(true);
        assertThat(night.hands()).hasSizeGreaterThan(1).noneMatch(hand -> night.has(onWire(hand)));
        assertThat(night.has(text(SAID))).isFalse();
        assertThat(night.has(text("Meizhen"))).isFalse();
        assertThat(night.has(text(PIN))).isFalse();
        assertThat(crack(night)).isEmpty();
    }

    private Night night(boolean tls) throws Exception {
        TablePlan plan = TablePlan.oneTable()
                .with(TableRules.named("pagat").with(Parameter.ROUNDS, 2))
                .with(TableOption.with(TableOption.with(TableOption.defaults(), "pace=0"), "pause=0"))
                .with(StartMode.FULL)
                .withBots(3, "random");
        Door door = new Door(Door.Reach.NETWORK, Door.PlainFrom.LOOPBACK, PIN, false);
        HostSettings settings =
                HostSettings.named("Sniffed").withPort(0).with(door).with(plan).withData(data);
        try (Host host = Host.start(settings);
                Sniffer sniffer = new Sniffer(host.port())) {
            CopyOnWriteArraySet<TileSet> hands = new CopyOnWriteArraySet<>();
            JoinTarget joinTarget = JoinTarget.of(
                            new HostAddress("127.0.0.1", sniffer.port()), PlayerKind.PERSON, "Meizhen")
                    .withPin(PIN)
                    .withFingerprint(tls ? host.fingerprint().orElseThrow() : "");
            GameSession mei = PatientConnector.make().open(joinTarget);
            try {
                await().until(() -> mei.state().isIn());
                mei.onUpdate(state -> state.atTable().map(TableState::view).ifPresent(view -> hands.add(view.hand())));
                Thoughtless.plays(mei);
                mei.sit(0, OptionalInt.empty()).get();
                mei.say(SAID).get();
                await().until(() -> mei.state()
                        .atTable()
                        .filter(table -> table.stage() == TableStage.MATCH_OVER)
                        .isPresent());
            } finally {
                mei.close();
            }
            // Four bytes most of which are nothing may be anywhere by chance; and what the session says last may still
            // come in.
            List<TileSet> telling =
                    hands.stream().filter(hand -> hand.size() >= 4).toList();
            return new Night(sniffer.toHost(), sniffer.fromHost(), telling);
        }
    }

    /** The PIN of four digits whose proof passed; empty when there is no conversation to be read. */
    private static String crack(Night night) {
        Challenge challenge = frames(night.fromHost(), HostMessage.parser()).stream()
                .filter(HostMessage::hasChallenge)
                .map(HostMessage::getChallenge)
                .findFirst()
                .orElse(Challenge.getDefaultInstance());
        Enter enter = frames(night.toHost(), ClientMessage.parser()).stream()
                .filter(ClientMessage::hasEnter)
                .map(ClientMessage::getEnter)
                .findFirst()
                .orElse(Enter.getDefaultInstance());
        if (challenge.getNonce().isEmpty() || enter.getProof().isEmpty()) {
            return "";
        }
        return IntStream.range(0, 10_000)
                .mapToObj(pin -> String.format(Locale.ROOT, "%04d", pin))
                .filter(pin -> PinProof.isRight(
                        enter.getProof().toByteArray(),
                        pin,
                        challenge.getNonce().toByteArray(),
                        enter.getClientNonce().toByteArray(),
                        Fingerprint.ofPlain()))
                .findFirst()
                .orElse("");
    }

    /** The messages of a stream of frames, as far as it is one. */
    private static <M extends Message> List<M> frames(byte[] stream, Parser<M> parser) {
        List<M> messages = new ArrayList<>();
        ByteBuffer bytes = ByteBuffer.wrap(stream);
        try {
            while (bytes.remaining() >= 4) {
                int length = bytes.getInt();
                if (length < 0 || length > bytes.remaining()) {
                    return messages;
                }
                byte[] frame = new byte[length];
                bytes.get(frame);
                messages.add(parser.parseFrom(frame));
            }
        } catch (InvalidProtocolBufferException noFrames) {
            return messages;
        }
        return messages;
    }

    /** A hand as it travels: its field's number and four bytes. */
    private static byte[] onWire(TileSet hand) {
        return SeatView.newBuilder().setHand(TileTranslator.write(hand)).build().toByteArray();
    }

    private static byte[] text(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static boolean contains(byte[] all, byte[] part) {
        return IntStream.rangeClosed(0, all.length - part.length)
                .anyMatch(at -> Arrays.equals(all, at, at + part.length, part, 0, part.length));
    }
}
