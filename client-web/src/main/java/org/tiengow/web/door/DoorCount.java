package org.tiengow.web.door;

import io.netty.channel.Channel;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import org.tiengow.protocol.limit.Crowd;
import org.tiengow.protocol.limit.Origin;

/**
 * A limit for the connections of a door, in total and per origin. A connection that has not opened a page yet is a stranger. A flood of
 * strangers displaces only strangers, and never an open page. Used only on the single event loop of the door.
 */
final class DoorCount {
    private final Crowd<Channel> strangers = new Crowd<>(DoorLimits.STRANGERS, kind -> DoorLimits.STRANGERS_OF_ORIGIN);
    private final Crowd<Channel> inside = new Crowd<>(DoorLimits.INSIDE, DoorCount::inside);

    /** Counts a new connection. If there are too many, closes the oldest stranger, which may be this one. */
    void comes(Channel channel) {
        Origin origin = origin(channel);
        channel.closeFuture().addListener(closed -> strangers.remove(origin, channel));
        addStranger(origin, channel);
    }

    /** Notes that a connection carries the acts of an open page, and is no stranger. */
    void belongs(Channel channel) {
        strangers.remove(origin(channel), channel);
    }

    /** Counts a connection as a stranger again, because it no longer carries the acts of a page. Does nothing if it is closed. */
    void leaves(Channel channel) {
        Origin origin = origin(channel);
        strangers.remove(origin, channel); // two pages behind a proxy may have shared it
        if (channel.isOpen()) {
            addStranger(origin, channel);
        }
    }

    private void addStranger(Origin origin, Channel channel) {
        Channel displaced = strangers.add(origin, channel);
        if (displaced != null) {
            displaced.close();
        }
    }

    /** Counts a connection that opens a page or a wire; returns false if there are too many already. */
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
        return Origin.of(address(channel));
    }

    /** Returns the address of a connected browser. */
    static InetAddress address(Channel channel) {
        return channel.remoteAddress() instanceof InetSocketAddress socket
                ? socket.getAddress()
                : InetAddress.getLoopbackAddress();
    }
}
