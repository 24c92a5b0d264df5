package org.tiengow.protocol.pipeline;

import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.ByteToMessageDecoder;
import io.netty.handler.ssl.SslContext;
import io.netty.util.concurrent.DefaultThreadFactory;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Distinguishes TLS from plain frames on one port, by the first byte of a connection:
 *
 * <pre>
 *   0x16  a TLS hello               the TLS handler replaces this one
 *   0x00  the length of a frame     this handler is removed
 *   else  another protocol          the connection is cut
 * </pre>
 */
final class FirstByte extends ByteToMessageDecoder {
    private static final int TLS_HANDSHAKE = 0x16;
    private static final int PLAIN_FRAME = 0x00;

    private static final int IDLE_SECONDS = 10;

    /** Computes the handshakes one after the other, so that a crowd that enters does not delay the clients that are inside. */
    private static final Executor HANDSHAKES = handshakes();

    private final @Nullable Supplier<SslContext> tls;

    /** Creates the handler; null disables TLS. */
    FirstByte(@Nullable Supplier<SslContext> tls) {
        this.tls = tls;
    }

    /** Checks whether the client, which has sent nothing yet, may begin with TLS. */
    boolean mayStartTls() {
        return tls != null;
    }

    private static Executor handshakes() {
        ThreadPoolExecutor one = new ThreadPoolExecutor(
                1,
                1,
                IDLE_SECONDS,
                TimeUnit.SECONDS,
                new LinkedBlockingQueue<>(),
                new DefaultThreadFactory("tiengow-handshakes", true));
        one.allowCoreThreadTimeOut(true);
        return one;
    }

    @Override
    protected void decode(ChannelHandlerContext ctx, ByteBuf in, List<Object> out) {
        int first = in.getUnsignedByte(in.readerIndex());
        if (first == TLS_HANDSHAKE) {
            startTls(ctx, in);
        } else if (first != PLAIN_FRAME) {
            in.skipBytes(in.readableBytes());
            throw new BreachException(
                    Breach.Reason.FIRST_BYTE,
                    String.format("A connection begins with a frame or with TLS, not with the byte 0x%02x.", first));
        }
        ctx.pipeline().remove(this);
    }

    private void startTls(ChannelHandlerContext ctx, ByteBuf in) {
        if (tls == null) {
            in.skipBytes(in.readableBytes());
            throw new BreachException(Breach.Reason.NO_TLS, "This host offers no TLS; connect without it.");
        }
        ctx.pipeline().addAfter(ctx.name(), FramedPipeline.TLS, tls.get().newHandler(ctx.alloc(), HANDSHAKES));
    }
}
