package org.tiengow.client.connection;

import com.google.protobuf.ByteString;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.ssl.SslHandshakeCompletionEvent;
import java.security.SecureRandom;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.tiengow.client.session.answer.Answer;
import org.tiengow.client.session.answer.ConnectionStatus;
import org.tiengow.client.session.answer.OtherKey;
import org.tiengow.client.session.answer.RefusalReason;
import org.tiengow.client.session.answer.Refusals;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.client.session.validation.ShownText;
import org.tiengow.engine.seat.Seats;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.protocol.opening.IdentityProof;
import org.tiengow.protocol.opening.Nonce;
import org.tiengow.protocol.opening.PinProof;
import org.tiengow.protocol.opening.Versions;
import org.tiengow.protocol.pipeline.Fingerprint;
import org.tiengow.protocol.pipeline.FramedPipeline;
import org.tiengow.protocol.translate.EnumPairs;
import org.tiengow.protocol.wire.Challenge;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.Enter;
import org.tiengow.protocol.wire.Hello;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.Kind;

/**
 * The first stage of a connection: the exchange of messages before the host admits the client.
 *
 * <ol>
 * <li>Once the host has shown its key, this stage sends Hello. An unknown host gets a Hello without the client's name.
 * <li>The host answers with a Challenge, which tells its name. If an unknown host may be met, the client connects again and sends its own
 * name.
 * <li>This stage answers the Challenge with Enter. When the host says Entered, {@link TalkingStage} replaces this stage.
 * </ol>
 *
 * <p>A refusal and a Closing are allowed at any time, and a Succession after the Challenge. Any other message ends the link.
 */
final class OpeningStage extends ConnectionStage {
    static final String NAME = "opening";

    private static final String PROGRAM = "tiengow";
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final EnumPairs<PlayerKind, Kind> KINDS = EnumPairs.of("kind", PlayerKind.class, Kind.class);

    /** Created here, so that the host does not count a wrong guess against a player without a typed PIN. */
    private static final Answer.Refused PIN_MISSING = new Answer.Refused(
            RefusalReason.WRONG_PIN, "", TileSet.EMPTY, Seats.NONE, 0, "", "This host asks for its PIN.");

    /** The anonymous Hello for an unknown host. */
    private static final Hello NOBODY =
            Hello.newBuilder().setKind(Kind.KIND_SPECTATOR).setName("?").build();

    private final HostKeyCheck hostKeyCheck;
    private final Consumer<HostKeyCheck> again;
    private boolean isNobody;
    private boolean challenged;
    private byte[] fingerprint = Fingerprint.ofPlain();
    private String hostName = "";

    /**
     * Creates a stage that is not connected yet.
     *
     * @param again connects again to an unknown host that has told its name
     */
    OpeningStage(HostConnection hostConnection, HostKeyCheck hostKeyCheck, Consumer<HostKeyCheck> again) {
        super(hostConnection);
        this.hostKeyCheck = hostKeyCheck;
        this.again = again;
    }

    @Override
    public void channelActive(ChannelHandlerContext ctx) {
        link.connected(ctx.channel());
        ctx.executor().schedule(() -> giveUp(ctx), link.timeouts().opening().toNanos(), TimeUnit.NANOSECONDS);
        if (!FramedPipeline.isEncrypted(ctx.channel())) {
            sayHello();
        }
    }

    @Override
    public void userEventTriggered(ChannelHandlerContext ctx, Object event) {
        if (event instanceof SslHandshakeCompletionEvent handshake && handshake.isSuccess()) {
            lookAtKey(Fingerprint.write(FramedPipeline.fingerprintOfHost(ctx.channel())));
        }
        super.userEventTriggered(ctx, event);
    }

    /** Verifies the key of the host before anything is sent. */
    private void lookAtKey(String shown) {
        Optional<OtherKey> somebodyElse = hostKeyCheck.somebodyElseHere(shown);
        if (somebodyElse.isPresent()) {
            link.end(link.problems().otherThanMetHere(somebodyElse.get()));
        } else {
            isNobody = !hostKeyCheck.mayHearWhoComes(shown);
            sayHello();
        }
    }

    private void sayHello() {
        JoinTarget joinTarget = link.joinTarget();
        Hello.Builder who = isNobody
                ? NOBODY.toBuilder()
                : Hello.newBuilder().setKind(KINDS.write(joinTarget.kind())).setName(joinTarget.name());
        link.send(ClientMessage.newBuilder()
                .setHello(who.addAllVersions(Versions.SPOKEN).setProgram(PROGRAM))
                .build());
    }

    @Override
    protected void channelRead0(ChannelHandlerContext ctx, HostMessage message) {
        switch (message.getMessageCase()) {
            case CHALLENGE -> challenged(ctx, message);
            case ENTERED -> entered(ctx, message);
            case SUCCESSION -> succession(message);
            case REFUSED -> link.end(link.problems().refused(Refusals.read(message.getRefused())));
            case CLOSING -> closing(message.getClosing());
            default -> outOfPlace(message);
        }
    }

    @Override
    ConnectionStatus notUnderstood(String why) {
        return challenged ? link.problems().notUnderstood(why) : link.problems().noHost();
    }

    private void challenged(ChannelHandlerContext ctx, HostMessage message) {
        if (challenged) {
            outOfPlace(message);
            return;
        }
        challenged = true;
        fingerprint = FramedPipeline.fingerprintOfHost(ctx.channel());
        if (FramedPipeline.isEncrypted(ctx.channel())) {
            link.met(Fingerprint.write(fingerprint));
        }
        link.heard(message);
        Challenge challenge = message.getChallenge();
        hostName = challenge.getHostName();
        Optional<OtherKey> somebodyElse = hostKeyCheck.somebodyElse(hostName, Fingerprint.write(fingerprint));
        if (somebodyElse.isPresent()) {
            OtherKey keys = somebodyElse.get();
            link.end(link.problems()
                    .otherThanKnown(new OtherKey(ShownText.shown(keys.name()), keys.known(), keys.shown())));
        } else if (!Versions.SPOKEN.contains(challenge.getVersion())) {
            link.end(notUnderstood(
                    "It speaks version " + Integer.toUnsignedString(challenge.getVersion()) + " of the protocol."));
        } else if (challenge.getPinNeeded() && !link.joinTarget().opensPinnedDoor()) {
            link.end(link.problems().refused(PIN_MISSING));
        } else if (isNobody) {
            ctx.pipeline().remove(this); // the end of the anonymous connection does not end the link
            ctx.close();
            again.accept(hostKeyCheck.introduced(Fingerprint.write(fingerprint)));
        } else {
            link.send(ClientMessage.newBuilder().setEnter(enter(challenge)).build());
        }
    }

    /** Passes on that the table moved to another host while this client was waiting to be admitted. */
    private void succession(HostMessage message) {
        if (challenged) {
            link.heard(message);
        } else {
            outOfPlace(message);
        }
    }

    private void entered(ChannelHandlerContext ctx, HostMessage message) {
        if (!challenged) {
            outOfPlace(message);
            return;
        }
        hostKeyCheck.remember(hostName, Fingerprint.write(fingerprint));
        ctx.pipeline().replace(this, TalkingStage.NAME, new TalkingStage(link));
        link.heard(message);
    }

    private Enter enter(Challenge challenge) {
        JoinTarget joinTarget = link.joinTarget();
        byte[] nonce = Nonce.fresh(RANDOM);
        byte[] proof = joinTarget.pin().isEmpty() || !challenge.getPinNeeded()
                ? new byte[0]
                : PinProof.of(joinTarget.pin(), challenge.getNonce().toByteArray(), nonce, fingerprint);
        Enter.Builder enter = Enter.newBuilder();
        link.key()
                .ifPresent(key -> enter.setIdentity(
                                ByteString.copyFrom(key.identity().bytes()))
                        .setIdentityProof(ByteString.copyFrom(
                                IdentityProof.of(key, challenge.getNonce().toByteArray(), nonce, fingerprint))));
        return enter.setProof(ByteString.copyFrom(proof))
                .setClientNonce(ByteString.copyFrom(nonce))
                .setSeatToken(ByteString.copyFrom(joinTarget.seatToken().bytes()))
                .setOwnerToken(ByteString.copyFrom(joinTarget.ownerToken().bytes()))
                .setPingMillis((int) link.timeouts().ping().toMillis())
                .setThroughPage(joinTarget.throughPage())
                .build();
    }

    private void giveUp(ChannelHandlerContext ctx) {
        if (!ctx.isRemoved()) {
            link.end(challenged ? link.problems().silent() : link.problems().noAnswerInTime());
        }
    }
}
