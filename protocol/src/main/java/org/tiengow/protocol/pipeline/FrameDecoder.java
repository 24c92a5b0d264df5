package org.tiengow.protocol.pipeline;

import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.ByteToMessageDecoder;
import java.util.List;

/**
 * Splits the stream into frames, and passes on their content.
 *
 * <pre>
 *   +----+----+----+----+---------------------+
 *   | length, big-endian|  one message        |
 *   +----+----+----+----+---------------------+
 *     4 bytes, unsigned    1 to limit bytes
 * </pre>
 *
 * <p>A length out of bounds is a breach as soon as its four bytes are here, regardless of the following bytes.
 */
final class FrameDecoder extends ByteToMessageDecoder {
    private int limit;

    /** Set after a breach, when frame boundaries are lost. Further input is dropped, so that it takes no memory. */
    private boolean isBroken;

    FrameDecoder(int limit) {
        this.limit = limit;
    }

    /** Sets the limit for further messages, in bytes. */
    void setLimit(int limit) {
        this.limit = limit;
    }

    @Override
    protected void decode(ChannelHandlerContext ctx, ByteBuf in, List<Object> out) {
        if (isBroken) {
            in.skipBytes(in.readableBytes());
        } else if (in.readableBytes() >= Limits.LENGTH_BYTES) {
            decodeFrame(in, out);
        }
    }

    private void decodeFrame(ByteBuf in, List<Object> out) {
        long length = in.getUnsignedInt(in.readerIndex());
        if (length > limit) {
            throw broken(
                    Breach.Reason.TOO_LONG,
                    "A frame of " + length + " bytes was announced; at most " + limit + " are allowed now.");
        }
        if (length == 0) {
            throw broken(Breach.Reason.EMPTY, "A frame without a message came.");
        }
        if (in.readableBytes() >= Limits.LENGTH_BYTES + length) {
            in.skipBytes(Limits.LENGTH_BYTES);
            out.add(in.readRetainedSlice((int) length));
        }
    }

    private BreachException broken(Breach.Reason reason, String sentence) {
        isBroken = true;
        return new BreachException(reason, sentence);
    }
}
