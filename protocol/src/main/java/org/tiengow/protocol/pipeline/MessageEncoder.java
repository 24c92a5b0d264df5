package org.tiengow.protocol.pipeline;

import com.google.protobuf.CodedOutputStream;
import com.google.protobuf.MessageLite;
import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelHandler;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.EncoderException;
import io.netty.handler.codec.MessageToByteEncoder;
import java.io.IOException;

/** Writes a message as a frame, with length and message in one buffer; {@link FrameDecoder} shows the layout. */
@ChannelHandler.Sharable
final class MessageEncoder extends MessageToByteEncoder<MessageLite> {
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
