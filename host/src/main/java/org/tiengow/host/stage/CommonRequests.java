package org.tiengow.host.stage;

import java.util.OptionalInt;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.Pong;

/** Request handling that several stages share. */
final class CommonRequests {
    private CommonRequests() {}

    static void pong(ClientConnection clientConnection, int request) {
        clientConnection.send(HostMessage.newBuilder()
                .setPong(Pong.newBuilder().setRequest(request))
                .build());
        clientConnection.done();
    }

    /** Returns the requested seat; empty for any. */
    static OptionalInt seat(boolean named, int seat) {
        return named ? OptionalInt.of(seat) : OptionalInt.empty();
    }
}
