package org.tiengow.web.door;

import io.netty.channel.Channel;
import java.net.InetSocketAddress;
import org.tiengow.protocol.limit.Crowd;
import org.tiengow.protocol.limit.Origin;

/**
 * Bounds the connections of a door. A connection that has not opened a page yet is a stranger: a flood of them displaces only
 * strangers, and nobody who has a page. For the door's one thread.
 */
final class DoorCount {
    private final Crowd<Channel> strangers = new Crowd<>(DoorLimits.STRANGERS, kind -> DoorLimits.STRANGERS_OF_ORIGIN);
    private final Crowd<Channel> inside = new Crowd<>(DoorLimits.INSIDE, DoorCount::inside);

    /** Counts a new connection; perhaps another one, or this one, is closed for it. */
    void comes(Channel channel) {
        Origin origin = origin(channel);
        Channel displaced = strangers.add(origin, channel);
        channel.closeFuture().addListener(closed -> strangers.remove(origin, channel));
        if (displaced != null) {
            displaced.close();
        }
    }

    /** Counts a connection that opens a page or a wire; returns false when there are too many already. */
    boolean enters(Channel channel) {
        Origin origin = origin(channel);
        if (!inside.addIfRoom(origin, channel)) {
            return false;
        }
        strangers.remove(origin, channel);
        channel.closeFuture().addListener(closed -> inside.remove(origin, channel));
        return true;
    }

    private static int inside(Origin.Kind kind) {
        return switch (kind) {
            case LOOPBACK -> DoorLimits.INSIDE_OF_LOOPBACK;
            case ADDRESS -> DoorLimits.INSIDE_OF_ADDRESS;
            case NETWORK -> DoorLimits.INSIDE_OF_NETWORK;
        };
    }

    private static Origin origin(Channel channel) {
        return Origin.of(((InetSocketAddress) channel.remoteAddress()).getAddress());
    }
}
