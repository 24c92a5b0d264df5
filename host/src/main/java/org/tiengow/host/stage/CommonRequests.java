package org.tiengow.host.stage;

import java.util.OptionalInt;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.Pong;

/** What several stages do with a request. */
final class CommonRequests {
    private CommonRequests() {}

    static void pong(Peer peer, int request) {
        peer.send(HostMessage.newBuilder()
                .setPong(Pong.newBuilder().setRequest(request))
                .build());
        peer.done();
    }

    /** The seat somebody named; empty for any. */
    static OptionalInt seat(boolean named, int seat) {
        return named ? OptionalInt.of(seat) : OptionalInt.empty();
    }
}
