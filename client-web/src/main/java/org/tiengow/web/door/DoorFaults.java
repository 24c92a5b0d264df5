package org.tiengow.web.door;

import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.CodecException;
import io.netty.handler.codec.http.websocketx.WebSocketHandshakeException;
import io.netty.handler.timeout.TimeoutException;
import java.io.IOException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The handling of exceptions on a connection of the door. */
final class DoorFaults {
    private static final Logger LOG = LoggerFactory.getLogger(DoorFaults.class);

    private DoorFaults() {}

    /**
     * Closes the connection. Errors caused by the peer's bytes or the network are logged at debug level, faults of the program as
     * errors.
     */
    static void end(ChannelHandlerContext ctx, Throwable cause) {
        boolean itsOwn = cause instanceof IOException
                || cause instanceof CodecException
                || cause instanceof TimeoutException // it does not read
                || cause instanceof WebSocketHandshakeException;
        if (itsOwn) {
            LOG.debug("A browser is cut", cause);
        } else {
            LOG.error("A connection of a browser failed", cause);
        }
        ctx.close();
    }
}
