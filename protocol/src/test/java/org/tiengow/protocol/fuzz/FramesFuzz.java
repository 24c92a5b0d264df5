package org.tiengow.protocol.fuzz;

import com.google.protobuf.MessageLite;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.util.ReferenceCountUtil;
import java.nio.ByteBuffer;
import org.tiengow.protocol.discovery.DatagramCodec;
import org.tiengow.protocol.pipeline.FramedPipeline;
import org.tiengow.protocol.pipeline.Limits;

/**
 * Whatever bytes come, in whatever pieces: frames at the host and at a client, and datagrams. The connection is cut or whole
 * messages within the limit come out; nothing is thrown, and no buffer is left over.
 *
 * <pre>
 *   first byte   bit 0: the client's end   bit 1: Enter was granted   bits 2 to 7: bytes in a piece, less one
 *   the others   what comes
 * </pre>
 */
public final class FramesFuzz {
    private FramesFuzz() {}

    /** One run; called by the fuzzer, and by the ordinary tests with what the fuzzer has found. */
    public static void fuzzerTestOneInput(byte[] data) {
        if (data.length == 0) {
            return;
        }
        DatagramCodec.read(ByteBuffer.wrap(data, 1, data.length - 1));
        boolean client = (data[0] & 1) != 0;
        boolean entered = (data[0] & 2) != 0;
        int piece = ((data[0] & 0xFF) >> 2) + 1;
        EmbeddedChannel channel = new EmbeddedChannel();
        if (client) {
            FramedPipeline.addClientStages(channel.pipeline(), null);
        } else {
            FramedPipeline.addHostStages(channel.pipeline(), null);
            if (entered) {
                FramedPipeline.enterGranted(channel);
            }
        }
        int most = client || entered ? Limits.MESSAGE : Limits.MESSAGE_OF_STRANGER;
        for (int at = 1; at < data.length && channel.isOpen(); at += piece) {
            ByteBuf bytes = Unpooled.copiedBuffer(data, at, Math.min(piece, data.length - at));
            channel.writeInbound(bytes);
            read(channel, most);
        }
        channel.finishAndReleaseAll();
        channel.checkException();
    }

    private static void read(EmbeddedChannel channel, int most) {
        for (Object message = channel.readInbound(); message != null; message = channel.readInbound()) {
            if (message instanceof MessageLite whole) {
                if (whole.getSerializedSize() > 2 * most) { // packed fields may be longer when they are written again
                    throw new AssertionError("a message of " + whole.getSerializedSize() + " bytes came through");
                }
            } else {
                ReferenceCountUtil.release(message);
            }
        }
    }
}
