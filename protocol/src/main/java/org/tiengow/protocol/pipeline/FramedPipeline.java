package org.tiengow.protocol.pipeline;

import com.google.protobuf.CodedOutputStream;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.MessageLite;
import com.google.protobuf.Parser;
import io.netty.buffer.ByteBuf;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandler;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelPipeline;
import io.netty.handler.codec.EncoderException;
import io.netty.handler.codec.MessageToByteEncoder;
import io.netty.handler.codec.MessageToMessageDecoder;
import io.netty.handler.ssl.SslContext;
import io.netty.handler.ssl.SslHandler;
import io.netty.handler.timeout.IdleStateHandler;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import javax.net.ssl.SSLPeerUnverifiedException;
import org.jspecify.annotations.Nullable;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.CloseReason;
import org.tiengow.protocol.wire.HostMessage;

/**
 * The handlers that the pipelines of both ends have in common. Each end adds its own after them. Those receive whole messages,
 * {@link ClientMessage} at the host and {@link HostMessage} at a client, and at most one {@link Breach} as a user event.
 *
 * <pre>
 *   name              host                          client
 *   ---------------   ---------------------------   -----------------------------
 *   silence           read time-out                 read time-out
 *   first-byte        detects TLS, then is removed  –
 *   tls               only after a TLS hello        unless it connects in plain
 *   frame-decoder     1,024 bytes, later 65,536     65,536 bytes
 *   message-decoder   ClientMessage                 HostMessage
 *   message-encoder   length and message            length and message
 *   farewell          ends with a Closing           ends
 * </pre>
 */
public final class FramedPipeline {
    public static final String SILENCE = "silence";
    public static final String FIRST_BYTE = "first-byte";
    public static final String TLS = "tls";
    public static final String FRAME_DECODER = "frame-decoder";
    public static final String MESSAGE_DECODER = "message-decoder";
    public static final String MESSAGE_ENCODER = "message-encoder";
    public static final String FAREWELL = "farewell";

    private static final MessageDecoder CLIENT_MESSAGES = new MessageDecoder(ClientMessage.parser());
    private static final MessageDecoder HOST_MESSAGES = new MessageDecoder(HostMessage.parser());
    private static final MessageEncoder ENCODER = new MessageEncoder();

    private FramedPipeline() {}

    /**
     * Adds the host's handlers to an incoming connection.
     *
     * @param tls the context of {@link HostTls}; null disables TLS, and clients that start it are cut
     */
    public static void addHostStages(ChannelPipeline pipeline, @Nullable Supplier<SslContext> tls) {
        pipeline.addLast(SILENCE, silence(Limits.SILENCE))
                .addLast(FIRST_BYTE, new FirstByte(tls))
                .addLast(FRAME_DECODER, new FrameDecoder(Limits.MESSAGE_OF_STRANGER))
                .addLast(MESSAGE_DECODER, CLIENT_MESSAGES)
                .addLast(MESSAGE_ENCODER, ENCODER)
                .addLast(FAREWELL, Farewell.ofHost());
    }

    /**
     * Adds the client's handlers to an outgoing connection.
     *
     * @param tls the context of {@link ClientTls}; null for a plain connection
     */
    public static void addClientStages(ChannelPipeline pipeline, @Nullable SslContext tls) {
        pipeline.addLast(SILENCE, silence(Limits.SILENCE));
        if (tls != null) {
            pipeline.addLast(TLS, tls.newHandler(pipeline.channel().alloc()));
        }
        pipeline.addLast(FRAME_DECODER, new FrameDecoder(Limits.MESSAGE))
                .addLast(MESSAGE_DECODER, HOST_MESSAGES)
                .addLast(MESSAGE_ENCODER, ENCODER)
                .addLast(FAREWELL, Farewell.ofClient());
    }

    /** Lifts the limits of the opening for a client without a promise to ping more often. */
    public static void enterGranted(Channel channel) {
        enterGranted(channel, Limits.SILENCE);
    }

    /**
     * Lifts the limits of the opening after Enter was granted: the client may send longer messages from the next frame on. Must be called
     * on the channel's event loop.
     *
     * @param silence the new read time-out of the client
     */
    public static void enterGranted(Channel channel, Duration silence) {
        ((FrameDecoder) channel.pipeline().get(FRAME_DECODER)).setLimit(Limits.MESSAGE);
        if (!silence.equals(Limits.SILENCE)) {
            channel.pipeline().replace(SILENCE, SILENCE, silence(silence));
        }
    }

    /** Checks whether the connection uses TLS. */
    public static boolean isEncrypted(Channel channel) {
        return channel.pipeline().get(TLS) != null;
    }

    /**
     * Returns the fingerprint of the host to which a client has connected, 32 bytes; zeros without TLS.
     *
     * @throws IllegalStateException before the TLS handshake is complete
     */
    public static byte[] fingerprintOfHost(Channel channel) {
        SslHandler tls = (SslHandler) channel.pipeline().get(TLS);
        if (tls == null) {
            return Fingerprint.ofPlain();
        }
        try {
            return Fingerprint.of(tls.engine().getSession().getPeerCertificates()[0]);
        } catch (SSLPeerUnverifiedException tooEarly) {
            throw new IllegalStateException("The host has not shown its certificate yet.", tooEarly);
        }
    }

    /**
     * Ends a connection because of a breach that a later handler noticed, as if a decoder had. The handlers after these receive it as a
     * user event, a client is told, and no further message is read. Must be called on the channel's event loop; repeated calls do nothing.
     */
    public static void cut(Channel channel, Breach breach) {
        farewell(channel).ifPresent(ctx -> ((Farewell) ctx.handler()).cut(ctx, breach));
    }

    /** Ends a connection for another reason; a client is told. Must be called on the channel's event loop; repeated calls do nothing. */
    public static void close(Channel channel, CloseReason reason, String sentence) {
        farewell(channel).ifPresent(ctx -> ((Farewell) ctx.handler()).close(channel, reason, sentence));
    }

    /** Returns the current read time-out of the connection. */
    static Duration silenceOf(ChannelPipeline pipeline) {
        return Duration.ofMillis(((IdleStateHandler) pipeline.get(SILENCE)).getReaderIdleTimeInMillis());
    }

    private static IdleStateHandler silence(Duration longest) {
        return new IdleStateHandler(longest.toMillis(), 0, 0, TimeUnit.MILLISECONDS);
    }

    private static Optional<ChannelHandlerContext> farewell(Channel channel) {
        return Optional.ofNullable(channel.pipeline().context(FAREWELL));
    }

    /** Parses the message in a frame: messages of clients at the host, messages of the host at a client. */
    @ChannelHandler.Sharable
    private static final class MessageDecoder extends MessageToMessageDecoder<ByteBuf> {
        private final Parser<? extends MessageLite> parser;

        MessageDecoder(Parser<? extends MessageLite> parser) {
            super(ByteBuf.class);
            this.parser = parser;
        }

        @Override
        protected void decode(ChannelHandlerContext ctx, ByteBuf frame, List<Object> out) {
            try {
                out.add(parser.parseFrom(frame.nioBuffer()));
            } catch (InvalidProtocolBufferException nonsense) {
                throw new BreachException(
                        Breach.Reason.NO_MESSAGE, "A frame of " + frame.readableBytes() + " bytes is not a message.");
            }
        }
    }

    /** Writes a message as a frame, with length and message in one buffer; {@link FrameDecoder} shows the layout. */
    @ChannelHandler.Sharable
    private static final class MessageEncoder extends MessageToByteEncoder<MessageLite> {
        MessageEncoder() {
            super(MessageLite.class);
        }

        /** Rejects messages beyond the limit, which are bugs of this program: the write fails, and the connection remains intact. */
        @Override
        protected ByteBuf allocateBuffer(ChannelHandlerContext ctx, MessageLite message, boolean preferDirect) {
            int size = message.getSerializedSize();
            if (size > Limits.MESSAGE) {
                throw new EncoderException("A message of " + size + " bytes is longer than " + Limits.MESSAGE + ".");
            }
            return ctx.alloc().ioBuffer(Limits.LENGTH_BYTES + size, Limits.LENGTH_BYTES + size);
        }

        @Override
        protected void encode(ChannelHandlerContext ctx, MessageLite message, ByteBuf out) throws IOException {
            int size = message.getSerializedSize();
            out.writeInt(size);
            CodedOutputStream stream = CodedOutputStream.newInstance(out.nioBuffer(out.writerIndex(), size));
            message.writeTo(stream);
            stream.flush();
            out.writerIndex(out.writerIndex() + size);
        }
    }
}
