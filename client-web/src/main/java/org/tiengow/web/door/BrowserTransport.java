package org.tiengow.web.door;

import io.netty.channel.Channel;

/** The form in which messages reach a browser: frames of a WebSocket, or events of an HTTP response. */
interface BrowserTransport {
    /** Returns the object to be written for a message. */
    Object message(String text);

    /** Sends the code and the reason of the end, then closes the connection even if sending failed. */
    void end(Channel channel, int code, String why);
}
