package org.tiengow.protocol.pipeline;

import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.socket.DuplexChannel;
import io.netty.handler.codec.DecoderException;
import io.netty.handler.ssl.NotSslRecordException;
import io.netty.handler.timeout.IdleStateEvent;
import io.netty.util.ReferenceCountUtil;
import java.io.IOException;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.SSLException;
import org.tiengow.protocol.wire.CloseReason;
import org.tiengow.protocol.wire.Closing;
import org.tiengow.protocol.wire.HostMessage;

/**
 * The single handler through which this side ends a connection. It converts errors of the decoders before it into a {@link Breach}, which
 * the following handlers receive as a user event. Then the connection ends, and no further message is read.
 *
 * <p>A host sends the reason in a Closing. For a moment it continues to read and drop input, since closing a socket with unread bytes may
 * discard the Closing.
 */
final class Farewell extends ChannelInboundHandlerAdapter {
    private static final int MILLIS_DIGITS = 3;

    private final boolean host;
    private boolean ended;

    private Farewell(boolean host) {
        this.host = host;
    }

    static Farewell ofHost() {
        return new Farewell(true);
    }

    static Farewell ofClient() {
        return new Farewell(false);
    }

    /** Ends the connection because of a violation; only the first one is reported. */
    void cut(ChannelHandlerContext ctx, Breach breach) {
        if (!ended) {
            ended = true;
            ctx.fireUserEventTriggered(breach);
            leave(ctx.channel(), CloseReason.CLOSE_REASON_BREACH, breach.sentence());
        }
    }

    /**
     * Ends the connection for another reason. A client of which nothing was read is told only by a host without TLS: to one that begins TLS
     * a plain Closing would look like the answer of another host.
     */
    void close(Channel channel, CloseReason reason, String sentence) {
        if (ended) {
            return;
        }
        ended = true;
        if (channel.pipeline().get(FramedPipeline.FIRST_BYTE) instanceof FirstByte first && first.mayStartTls()) {
            channel.close();
        } else {
            leave(channel, reason, sentence);
        }
    }

    @Override
    public void channelRead(ChannelHandlerContext ctx, Object message) {
        if (ended) {
            ReferenceCountUtil.release(message);
        } else {
            ctx.fireChannelRead(message);
        }
    }

    @Override
    public void userEventTriggered(ChannelHandlerContext ctx, Object event) {
        if (event instanceof IdleStateEvent) {
            close(
                    ctx.channel(),
                    CloseReason.CLOSE_REASON_SILENT,
                    "Nothing came for " + secondsOf(FramedPipeline.silenceOf(ctx.pipeline())) + " seconds.");
        } else {
            ctx.fireUserEventTriggered(event);
        }
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext ctx, Throwable cause) {
        Optional<Breach> breach = breachOf(cause);
        if (breach.isPresent()) {
            cut(ctx, breach.get());
        } else if (cause instanceof IOException) { // the network broke the connection; channelInactive reports it
            ctx.close();
        } else {
            ctx.fireExceptionCaught(cause);
        }
    }

    /** Returns seconds as text, such as 15 or 3.5. */
    private static String secondsOf(Duration time) {
        return BigDecimal.valueOf(time.toMillis(), MILLIS_DIGITS)
                .stripTrailingZeros()
                .toPlainString();
    }

    private void leave(Channel channel, CloseReason reason, String sentence) {
        if (!host) {
            channel.close();
            return;
        }
        channel.eventLoop().schedule(() -> channel.close(), Limits.FAREWELL.toMillis(), TimeUnit.MILLISECONDS);
        HostMessage lastWords = HostMessage.newBuilder()
                .setClosing(Closing.newBuilder().setReason(reason).setSentence(sentence))
                .build();
        channel.writeAndFlush(lastWords).addListener(written -> endOutput(channel));
    }

    /** Ends the output. The other side reads the end of the stream at once; under TLS it reads the Closing, and then the end. */
    private static void endOutput(Channel channel) {
        if (!(channel instanceof DuplexChannel duplex)) {
            channel.close();
        } else if (!FramedPipeline.isEncrypted(channel)) {
            duplex.shutdownOutput();
        }
    }

    private static Optional<Breach> breachOf(Throwable cause) {
        if (cause instanceof BreachException breach) {
            return Optional.of(breach.breach());
        }
        Throwable inner = cause instanceof DecoderException ? cause.getCause() : cause;
        if (inner instanceof NotSslRecordException) {
            return Optional.of(new Breach(Breach.Reason.NO_TLS, "The other side speaks no TLS here."));
        }
        if (inner instanceof SSLException) {
            return Optional.of(
                    new Breach(Breach.Reason.TLS, "TLS failed: the certificate or the version does not fit."));
        }
        return Optional.empty();
    }
}
