package org.tiengow.host.stage;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.protobuf.ByteString;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.security.SecureRandom;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.host.lobby.BanList;
import org.tiengow.host.lobby.HostLimits;
import org.tiengow.host.lobby.Lobby;
import org.tiengow.host.lobby.WrongPins;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.identity.IdentityKey;
import org.tiengow.protocol.opening.PinProof;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.Enter;
import org.tiengow.protocol.wire.Hello;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.Kind;
import org.tiengow.protocol.wire.LetIn;
import org.tiengow.protocol.wire.RefusalReason;

@DisplayName("The door")
class DoorTest {
    private static final ByteString OWNER = ByteString.copyFromUtf8("the owner's token");
    private static final byte[] NONCE = new byte[32];

    private final AtomicLong now = new AtomicLong();
    private final HostContext house = new HostContext(
            "Test",
            "4711",
            OWNER,
            List.of(),
            new Lobby(List.of()),
            new WrongPins(now::get),
            new BanList(),
            new SecureRandom());

    @Test
    @DisplayName("keeps a guess after a wrong one for a moment, refuses more of them, and says how long to wait")
    void pinPause() {
        assertThat(reasonOf(knock("0000"))).isEqualTo(RefusalReason.REFUSAL_REASON_WRONG_PIN);
        FakePeer second = knock("0001");
        assertThat(second.waits()).containsExactly(HostLimits.PIN_PAUSE_MILLIS);
        assertThat(reasonOf(second)).isEqualTo(RefusalReason.REFUSAL_REASON_WRONG_PIN);
        for (int i = 0; i < 10; i++) {
            knock("0002");
        }
        FakePeer right = knock("4711");
        assertThat(reasonOf(right)).isEqualTo(RefusalReason.REFUSAL_REASON_PIN_PAUSE);
        assertThat(last(right).getRefused().getNumber()).isBetween(4, 16);
        now.addAndGet(HostLimits.PIN_PAUSE_MILLIS_MOST);
        assertThat(knock("4711").received()).anyMatch(HostMessage::hasEntered);
    }

    @Test
    @DisplayName(
            "lets in whoever comes through a page with the right PIN, however often others of this machine have guessed")
    void pagesAreNotHeldUp() {
        for (int i = 0; i < 20; i++) {
            knock("0000");
        }
        assertThat(reasonOf(knock("4711"))).isEqualTo(RefusalReason.REFUSAL_REASON_PIN_PAUSE);
        FakePeer page = challenged(new FakePeer());
        page.say(enter(proof(page, "4711").setThroughPage(true)));
        assertThat(page.received()).anyMatch(HostMessage::hasEntered);
        assertThat(page.waits()).isEmpty();
    }

    @Test
    @DisplayName("tells nobody without the PIN who is barred, and looks at no signature before the PIN")
    void pinComesFirst() {
        house.bars().bar("Eve", null, null);
        FakePeer wrong = challenged(new FakePeer());
        wrong.say(enter(proof(wrong, "0000").setIdentity(ByteString.copyFrom(new byte[32]))));
        assertThat(reasonOf(wrong)).isEqualTo(RefusalReason.REFUSAL_REASON_WRONG_PIN);
        FakePeer none = challenged(new FakePeer());
        none.say(enter(Enter.newBuilder().setIdentity(ByteString.copyFrom(new byte[7]))));
        assertThat(reasonOf(none)).isIn(RefusalReason.REFUSAL_REASON_WRONG_PIN, RefusalReason.REFUSAL_REASON_PIN_PAUSE);
        now.addAndGet(HostLimits.PIN_PAUSE_MILLIS_MOST);
        FakePeer right = challenged(new FakePeer());
        right.say(enter(proof(right, "4711").setIdentity(ByteString.copyFrom(new byte[7]))));
        assertThat(reasonOf(right)).isEqualTo(RefusalReason.REFUSAL_REASON_BAD_IDENTITY);
        assertThat(reasonOf(knock("4711"))).isEqualTo(RefusalReason.REFUSAL_REASON_BARRED);
    }

    @Test
    @DisplayName("never keeps the owner waiting, whoever has guessed from the same address")
    void tokensAreNotTouched() {
        for (int i = 0; i < 20; i++) {
            knock("0000");
        }
        FakePeer owner = challenged(new FakePeer());
        owner.say(enter(Enter.newBuilder().setOwnerToken(OWNER)));
        assertThat(owner.received()).anyMatch(HostMessage::hasEntered);
        assertThat(owner.waits()).isEmpty();
    }

    @Test
    @DisplayName("says that there are too many, but not to the owner")
    void full() {
        FakePeer stranger = challenged(new FakePeer().withoutRoom());
        stranger.say(enter(proof(stranger, "4711")));
        assertThat(reasonOf(stranger)).isEqualTo(RefusalReason.REFUSAL_REASON_HOST_FULL);
        FakePeer owner = challenged(new FakePeer().withoutRoom());
        owner.say(enter(Enter.newBuilder().setOwnerToken(OWNER)));
        assertThat(owner.received()).anyMatch(HostMessage::hasEntered);
    }

    @Test
    @DisplayName("stays shut for whom the owner has barred, by name or address, until the owner lets them in")
    void bars() throws UnknownHostException {
        InetAddress address = InetAddress.getByName("192.0.2.7");
        house.bars().bar("eve", null, null);
        assertThat(reasonOf(knock("4711"))).isEqualTo(RefusalReason.REFUSAL_REASON_BARRED);
        assertThat(house.bars().isBarred("\u0415v\u200De", address, null)).isTrue();
        house.bars().bar("Somebody", address, null);
        house.bars().bar("Neighbour", InetAddress.getLoopbackAddress(), null);
        FakePeer owner = challenged(new FakePeer());
        owner.say(enter(Enter.newBuilder().setOwnerToken(OWNER)));
        assertThat(barred(owner)).containsExactly("eve", "Somebody", "Neighbour");
        owner.say(letIn("Eve"));
        assertThat(barred(owner)).containsExactly("Somebody", "Neighbour");
        assertThat(knock("4711").received()).anyMatch(HostMessage::hasEntered);
        assertThat(house.bars().isBarred("Another", address, null)).isTrue();
        owner.say(letIn("Eve"));
        assertThat(last(owner).getRefused().getReason()).isEqualTo(RefusalReason.REFUSAL_REASON_NOT_BARRED);
        FakePeer guest = knock("4711");
        guest.say(letIn("Somebody"));
        assertThat(last(guest).getRefused().getReason()).isEqualTo(RefusalReason.REFUSAL_REASON_NOT_THE_OWNER);
        assertThat(guest.received()).noneMatch(HostMessage::hasBarred);
    }

    @Test
    @DisplayName(
            "stays open for a page whose door is where somebody barred came from; a barred page is known by its key and name")
    void pagesAreBarredByTheirKey() throws UnknownHostException {
        InetAddress door = InetAddress.getByName("192.0.2.7");
        Identity key = IdentityKey.fresh().identity();
        ConnectedClient owner = new ConnectedClient(house, new FakePeer(), Kind.KIND_PERSON, "Mei", true, null, false);
        FakePeer pagesPeer = new FakePeer().from(door);
        owner.bars(
                "Kit",
                Optional.of(key),
                new ConnectedClient(house, pagesPeer, Kind.KIND_PERSON, "Kit", false, key, true));
        owner.bars("Lam", Optional.of(key), null); // whose phone sleeps

        assertThat(pagesPeer.hasEnded()).isTrue();
        assertThat(house.bars().isBarred("Another", door, null)).isFalse();
        assertThat(house.bars().isBarred("Another", null, key)).isTrue();
        assertThat(house.bars().isBarred("Kit", null, null)).isTrue();
        assertThat(house.bars().letIn("Kit")).isTrue();
        assertThat(house.bars().isBarred("Another", null, key)).isTrue();
        assertThat(house.bars().letIn("Lam")).isTrue();

        house.bars().bar("Somebody", door, null);
        FakePeer page = challenged(new FakePeer().from(door));
        page.say(enter(proof(page, "4711").setThroughPage(true)));
        assertThat(page.received()).anyMatch(HostMessage::hasEntered);
        FakePeer program = challenged(new FakePeer().from(door));
        program.say(enter(proof(program, "4711")));
        assertThat(reasonOf(program)).isEqualTo(RefusalReason.REFUSAL_REASON_BARRED);
    }

    private static List<String> barred(FakePeer owner) {
        return owner.received().stream()
                .filter(HostMessage::hasBarred)
                .reduce((before, after) -> after)
                .orElseThrow()
                .getBarred()
                .getNamesList();
    }

    private static ClientMessage letIn(String name) {
        return ClientMessage.newBuilder()
                .setLetIn(LetIn.newBuilder().setName(name))
                .build();
    }

    private FakePeer knock(String pin) {
        FakePeer peer = challenged(new FakePeer());
        peer.say(enter(proof(peer, pin)));
        return peer;
    }

    private FakePeer challenged(FakePeer peer) {
        peer.at(house)
                .say(ClientMessage.newBuilder()
                        .setHello(Hello.newBuilder()
                                .addVersions(3)
                                .setKind(Kind.KIND_PERSON)
                                .setName("Eve"))
                        .build());
        assertThat(last(peer).hasChallenge()).isTrue();
        return peer;
    }

    private static Enter.Builder proof(FakePeer peer, String pin) {
        byte[] nonce = last(peer).getChallenge().getNonce().toByteArray();
        return Enter.newBuilder().setProof(ByteString.copyFrom(PinProof.of(pin, nonce, NONCE, peer.fingerprint())));
    }

    private static ClientMessage enter(Enter.Builder enter) {
        return ClientMessage.newBuilder()
                .setEnter(enter.setClientNonce(ByteString.copyFrom(NONCE)))
                .build();
    }

    private static HostMessage last(FakePeer peer) {
        return peer.received().get(peer.received().size() - 1);
    }

    private static RefusalReason reasonOf(FakePeer peer) {
        assertThat(peer.hasEnded()).isTrue();
        return last(peer).getRefused().getReason();
    }
}
