package org.tiengow.web.door;

import io.netty.channel.Channel;
import io.netty.handler.codec.http.websocketx.WebSocketCloseStatus;
import io.netty.handler.ssl.SslHandler;
import java.net.InetAddress;
import java.util.concurrent.RejectedExecutionException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The sending side of a browser's connection, over any transport. While the browser is slow, it keeps only the newest message. */
final class BrowserLine implements Browser.Line {
    /** The message after a silence, by which a page knows that its connection works. */
    private static final String TICK = "{\"tick\":true}";

    private static final Logger LOG = LoggerFactory.getLogger(BrowserLine.class);

    private final Channel channel;
    private final BrowserTransport transport;
    private @Nullable String waiting;

    BrowserLine(Channel channel, BrowserTransport transport) {
        this.channel = channel;
        this.transport = transport;
    }

    @Override
    public void tell(String message) {
        soon(() -> {
            if (channel.isWritable()) {
                waiting = null;
                channel.writeAndFlush(transport.message(message));
            } else {
                waiting = message;
            }
        });
    }

    @Override
    public InetAddress address() {
        return DoorCount.address(channel);
    }

    @Override
    public boolean isPrivate() {
        return channel.pipeline().get(SslHandler.class) != null;
    }

    @Override
    public void insist(String message) {
        soon(() -> {
            waiting = null;
            if (channel.bytesBeforeWritable() > DoorLimits.UNSENT) {
                channel.close();
            } else {
                channel.writeAndFlush(transport.message(message));
            }
        });
    }

    @Override
    public void end(int code, String word) {
        soon(() -> transport.end(channel, code, word));
    }

    @Override
    public void end(String why) {
        end(WebSocketCloseStatus.POLICY_VIOLATION.code(), why);
    }

    /** Sends the waiting message once the browser has read enough. Must be called on the event loop. */
    void sendWaiting() {
        String newest = waiting;
        if (channel.isWritable() && newest != null) {
            waiting = null;
            channel.writeAndFlush(transport.message(newest));
        }
    }

    /** Sends a tick, unless the browser does not read. Must be called on the event loop. */
    void tick() {
        if (channel.isWritable()) {
            channel.writeAndFlush(transport.message(TICK));
        }
    }

    /** Runs work on the event loop of the connection; drops it if the door is already closed. */
    private void soon(Runnable work) {
        try {
            channel.eventLoop().execute(work);
        } catch (RejectedExecutionException doorIsClosed) {
            LOG.debug("Something was to be said through a door that is closed");
        }
    }
}
