package org.tiengow.client.connection;

import com.google.protobuf.ByteString;
import io.netty.channel.ChannelHandlerContext;
import java.security.SecureRandom;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
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
 * The door. It says Hello, answers the Challenge with Enter, and gives way to {@link TalkingStage} when the host says
 * Entered. Besides these only a refusal or a farewell is in place, and before that where the tables are now.
 */
final class OpeningStage extends LinkStage {
    static final String NAME = "opening";

    private static final String PROGRAM = "tiengow";
    private static final SecureRandom RANDOM = new SecureRandom();

    /** Said here, so that no guess is counted against somebody who has not been asked yet. */
    private static final Answer.Refused PIN_MISSING = new Answer.Refused(
            RefusalReason.WRONG_PIN, "", TileSet.EMPTY, Seats.NONE, 0, "", "This host asks for its PIN.");

    private final Meeting meeting;
    private boolean challenged;
    private byte[] fingerprint = Fingerprint.ofPlain();
    private String hostName = "";

    OpeningStage(Link link, Meeting meeting) {
        super(link);
        this.meeting = meeting;
    }

    @Override
    public void channelActive(ChannelHandlerContext ctx) {
        link.connected(ctx.channel());
        ctx.executor().schedule(() -> giveUp(ctx), link.patience().opening().toNanos(), TimeUnit.NANOSECONDS);
        Entrance entrance = link.entrance();
        link.send(ClientMessage.newBuilder()
                .setHello(Hello.newBuilder()
                        .addAllVersions(Versions.SPOKEN)
                        .setKind(kind(entrance.kind()))
                        .setName(entrance.name())
                        .setProgram(PROGRAM))
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
            link.end(notUnderstood("It speaks version " + challenge.getVersion() + " of the protocol."));
        } else if (challenge.getPinNeeded() && !link.entrance().opensPinnedDoor()) {
            link.end(link.problems().refused(PIN_MISSING));
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
