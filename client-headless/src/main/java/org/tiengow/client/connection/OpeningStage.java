package org.tiengow.client.connection;

import com.google.protobuf.ByteString;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.ssl.SslHandshakeCompletionEvent;
import java.security.SecureRandom;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.tiengow.client.session.PlayerKind;
import org.tiengow.client.session.answer.Answer;
import org.tiengow.client.session.answer.ConnectionStatus;
import org.tiengow.client.session.answer.OtherKey;
import org.tiengow.client.session.answer.RefusalReason;
import org.tiengow.client.session.answer.Refusals;
import org.tiengow.client.session.hosting.ShownText;
import org.tiengow.engine.seat.Seats;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.protocol.opening.IdentityProof;
import org.tiengow.protocol.opening.Nonce;
import org.tiengow.protocol.opening.PinProof;
import org.tiengow.protocol.opening.Versions;
import org.tiengow.protocol.pipeline.Fingerprint;
import org.tiengow.protocol.pipeline.FramedPipeline;
import org.tiengow.protocol.wire.Challenge;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.Enter;
import org.tiengow.protocol.wire.Hello;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.Kind;

/**
 * The door. Once the host has shown its key, it says Hello; to one that is not known it says it without the name first, and hears
 * from the Challenge whether that is a host that may be met: then it comes again, as who it is. It answers the Challenge with
 * Enter, and gives way to {@link TalkingStage} when the host says
 * Entered. Besides these only a refusal or a farewell is in place, and before that where the tables are now.
 */
final class OpeningStage extends LinkStage {
    static final String NAME = "opening";

    private static final String PROGRAM = "tiengow";
    private static final SecureRandom RANDOM = new SecureRandom();

    /** Said here, so that no guess is counted against somebody who has not been asked yet. */
    private static final Answer.Refused PIN_MISSING = new Answer.Refused(
            RefusalReason.WRONG_PIN, "", TileSet.EMPTY, Seats.NONE, 0, "", "This host asks for its PIN.");

    /** What a client is called, and is, for a host that is not known. */
    private static final Hello NOBODY =
            Hello.newBuilder().setKind(Kind.KIND_SPECTATOR).setName("?").build();

    private final Meeting meeting;
    private final Consumer<Meeting> again;
    private boolean isNobody;
    private boolean challenged;
    private byte[] fingerprint = Fingerprint.ofPlain();
    private String hostName = "";

    /**
     * Not connected yet.
     *
     * @param again connects once more, to a host that has said its name
     */
    OpeningStage(Link link, Meeting meeting, Consumer<Meeting> again) {
        super(link);
        this.meeting = meeting;
        this.again = again;
    }

    @Override
    public void channelActive(ChannelHandlerContext ctx) {
        link.connected(ctx.channel());
        ctx.executor().schedule(() -> giveUp(ctx), link.patience().opening().toNanos(), TimeUnit.NANOSECONDS);
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

    /** Nothing has been said yet. */
    private void lookAtKey(String shown) {
        Optional<OtherKey> somebodyElse = meeting.somebodyElseHere(shown);
        if (somebodyElse.isPresent()) {
            link.end(link.problems().otherThanMetHere(somebodyElse.get()));
        } else {
            isNobody = !meeting.mayHearWhoComes(shown);
            sayHello();
        }
    }

    private void sayHello() {
        Entrance entrance = link.entrance();
        Hello.Builder who = isNobody
                ? NOBODY.toBuilder()
                : Hello.newBuilder().setKind(kind(entrance.kind())).setName(entrance.name());
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
        Optional<OtherKey> somebodyElse = meeting.somebodyElse(hostName, Fingerprint.write(fingerprint));
        if (somebodyElse.isPresent()) {
            OtherKey keys = somebodyElse.get();
            link.end(link.problems()
                    .otherThanKnown(new OtherKey(ShownText.shown(keys.name()), keys.known(), keys.shown())));
        } else if (!Versions.SPOKEN.contains(challenge.getVersion())) {
            link.end(notUnderstood(
                    "It speaks version " + Integer.toUnsignedString(challenge.getVersion()) + " of the protocol."));
        } else if (challenge.getPinNeeded() && !link.entrance().opensPinnedDoor()) {
            link.end(link.problems().refused(PIN_MISSING));
        } else if (isNobody) {
            ctx.pipeline().remove(this); // its end is nobody's end
            ctx.close();
            again.accept(meeting.introduced(Fingerprint.write(fingerprint)));
        } else {
            link.send(ClientMessage.newBuilder().setEnter(enter(challenge)).build());
        }
    }

    /** The table went elsewhere while this client waited at the door. */
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
        meeting.remember(hostName, Fingerprint.write(fingerprint));
        ctx.pipeline().replace(this, TalkingStage.NAME, new TalkingStage(link));
        link.heard(message);
    }

    private Enter enter(Challenge challenge) {
        Entrance entrance = link.entrance();
        byte[] nonce = Nonce.fresh(RANDOM);
        byte[] proof = entrance.pin().isEmpty() || !challenge.getPinNeeded()
                ? new byte[0]
                : PinProof.of(entrance.pin(), challenge.getNonce().toByteArray(), nonce, fingerprint);
        Enter.Builder enter = Enter.newBuilder();
        link.key()
                .ifPresent(key -> enter.setIdentity(
                                ByteString.copyFrom(key.identity().bytes()))
                        .setIdentityProof(ByteString.copyFrom(
                                IdentityProof.of(key, challenge.getNonce().toByteArray(), nonce, fingerprint))));
        return enter.setProof(ByteString.copyFrom(proof))
                .setClientNonce(ByteString.copyFrom(nonce))
                .setSeatToken(ByteString.copyFrom(entrance.seatToken().bytes()))
                .setOwnerToken(ByteString.copyFrom(entrance.ownerToken().bytes()))
                .setPingMillis((int) link.patience().ping().toMillis())
                .setThroughPage(entrance.throughPage())
                .build();
    }

    private static Kind kind(PlayerKind kind) {
        return switch (kind) {
            case PERSON -> Kind.KIND_PERSON;
            case BOT -> Kind.KIND_BOT;
            case SPECTATOR -> Kind.KIND_SPECTATOR;
        };
    }

    private void giveUp(ChannelHandlerContext ctx) {
        if (!ctx.isRemoved()) {
            link.end(challenged ? link.problems().silent() : link.problems().noHost());
        }
    }
}
