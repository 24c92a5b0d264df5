package org.tiengow.protocol.conversation;

import com.google.protobuf.Message;
import com.google.protobuf.TextFormat;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.HostMessage;

/** One message of a conversation: {@code >} before what the client says, {@code <} before what the host says. */
record Line(Message message) {
    static Line read(String text) throws TextFormat.ParseException {
        Message.Builder message = text.startsWith(">") ? ClientMessage.newBuilder() : HostMessage.newBuilder();
        TextFormat.getParser().merge(text.substring(1), message);
        return new Line(message.build());
    }

    boolean isClients() {
        return message instanceof ClientMessage;
    }

    String write() {
        return (isClients() ? "> " : "< ")
                + TextFormat.printer()
                        .emittingSingleLine(true)
                        .escapingNonAscii(false)
                        .printToString(message);
    }
}
