package org.tiengow.web.door;

import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.CodecException;
import io.netty.handler.codec.http.websocketx.WebSocketHandshakeException;
import java.io.IOException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Ends a connection on which something was thrown. */
final class DoorFaults {
    private static final Logger LOG = LoggerFactory.getLogger(DoorFaults.class);

    private DoorFaults() {}

    /** What its own bytes or its network brought about is no news; a fault of the program is. */
    static void end(ChannelHandlerContext ctx, Throwable cause) {
        boolean itsOwn = cause instanceof IOException
                || cause instanceof CodecException
                || cause instanceof WebSocketHandshakeException;
        if (itsOwn) {
            LOG.debug("A browser is cut", cause);
        } else {
            LOG.error("A connection of a browser failed", cause);
        }
        ctx.close();
    }
}
