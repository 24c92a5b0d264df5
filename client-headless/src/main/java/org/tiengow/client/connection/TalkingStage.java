package org.tiengow.client.connection;

import io.netty.channel.ChannelHandlerContext;
import io.netty.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.answer.ConnectionStatus;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.Ping;

/**
 * The stage after the host has admitted the client. It passes on the host's messages, pings the host, and ends the link when the host falls
 * silent. A second opening is out of place. This is the last stage.
 */
final class TalkingStage extends ConnectionStage {
    static final String NAME = "talking";

    private static final ClientMessage PING =
            ClientMessage.newBuilder().setPing(Ping.getDefaultInstance()).build();

    private long lastHeard;
    private @Nullable Future<?> heartbeat;

    TalkingStage(HostConnection hostConnection) {
        super(hostConnection);
    }

    @Override
    public void handlerAdded(ChannelHandlerContext ctx) {
        lastHeard = System.nanoTime();
        long pause = link.timeouts().ping().toNanos();
        heartbeat = ctx.executor().scheduleAtFixedRate(this::beat, pause, pause, TimeUnit.NANOSECONDS);
    }

    @Override
    public void handlerRemoved(ChannelHandlerContext ctx) {
        if (heartbeat != null) {
            heartbeat.cancel(false);
        }
    }

    @Override
    protected void channelRead0(ChannelHandlerContext ctx, HostMessage message) {
        lastHeard = System.nanoTime();
        switch (message.getMessageCase()) {
            case CHALLENGE, ENTERED -> outOfPlace(message);
            case CLOSING -> closing(message.getClosing());
            case MESSAGE_NOT_SET -> {
                // a message of a later protocol version, which this version can ignore
            }
            default -> link.heard(message);
        }
    }

    @Override
    ConnectionStatus notUnderstood(String why) {
        return link.problems().notUnderstood(why);
    }

    private void beat() {
        if (System.nanoTime() - lastHeard >= link.timeouts().silence().toNanos()) {
            link.end(link.problems().silent());
        } else {
            link.send(PING);
        }
    }
}
