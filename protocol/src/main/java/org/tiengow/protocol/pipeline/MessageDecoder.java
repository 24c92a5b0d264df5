package org.tiengow.protocol.pipeline;

import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.MessageLite;
import com.google.protobuf.Parser;
import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelHandler;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.MessageToMessageDecoder;
import java.util.List;

/** Parses the message in a frame: messages of clients at the host, messages of the host at a client. */
@ChannelHandler.Sharable
final class MessageDecoder extends MessageToMessageDecoder<ByteBuf> {
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
