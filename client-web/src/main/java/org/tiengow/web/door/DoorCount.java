package org.tiengow.web.door;

import io.netty.channel.Channel;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A limit for the connections of a door, in total and per origin. An origin is an IPv4 address or an IPv6 /64 network. Used only on
 * the single event loop of the door.
 *
 * <p>A connection that has not opened a page yet is called a stranger. A new stranger is always admitted. If that exceeds a limit,
 * the oldest stranger is disconnected: one of the same origin, or one of the origin with the most strangers. So a flood of silent
 * connections displaces only itself, and never a page that is open.
 */
final class DoorCount {
    private static final int NETWORK_OF_IPV6 = 8;

    private final Map<Channel, ByteBuffer> strangers = new LinkedHashMap<>();
    private final Map<ByteBuffer, Integer> strangersOf = new HashMap<>();
    private final Map<ByteBuffer, Integer> insideOf = new HashMap<>();
    private int inside;

    /** Counts a new connection. May close the oldest stranger for it. */
    void comes(Channel channel) {
        ByteBuffer origin = origin(address(channel));
        strangers.put(channel, origin);
        strangersOf.merge(origin, 1, Integer::sum);
        channel.closeFuture().addListener(closed -> isNoStranger(channel));
        if (strangersOf.getOrDefault(origin, 0) > DoorLimits.STRANGERS_OF_ORIGIN) {
            pushOut(origin);
        } else if (strangers.size() > DoorLimits.STRANGERS) {
            pushOut(crowd());
        }
    }

    /** Counts a connection that opens a page or a wire; returns false if there are too many already. */
    boolean enters(Channel channel) {
        InetAddress address = address(channel);
        ByteBuffer origin = origin(address);
        if (inside >= DoorLimits.INSIDE || insideOf.getOrDefault(origin, 0) >= most(address)) {
            return false;
        }
        isNoStranger(channel);
        inside++;
        insideOf.merge(origin, 1, Integer::sum);
        channel.closeFuture().addListener(closed -> {
            inside--;
            oneLess(insideOf, origin);
        });
        return true;
    }

    private static int most(InetAddress address) {
        if (address.isLoopbackAddress()) {
            return DoorLimits.INSIDE_OF_LOOPBACK;
        }
        return address instanceof Inet6Address ? DoorLimits.INSIDE_OF_NETWORK : DoorLimits.INSIDE_OF_ADDRESS;
    }

    private void isNoStranger(Channel channel) {
        ByteBuffer origin = strangers.remove(channel);
        if (origin != null) {
            oneLess(strangersOf, origin);
        }
    }

    private void pushOut(ByteBuffer origin) {
        strangers.entrySet().stream()
                .filter(stranger -> stranger.getValue().equals(origin))
                .map(Map.Entry::getKey)
                .findFirst()
                .ifPresent(oldest -> {
                    isNoStranger(oldest);
                    oldest.close();
                });
    }

    private ByteBuffer crowd() {
        return strangersOf.entrySet().stream()
                .max(Map.Entry.comparingByValue())
                .map(Map.Entry::getKey)
                .orElseThrow();
    }

    private static void oneLess(Map<ByteBuffer, Integer> counts, ByteBuffer origin) {
        counts.merge(origin, -1, (before, minus) -> before == 1 ? null : before + minus);
    }

    private static InetAddress address(Channel channel) {
        return ((InetSocketAddress) channel.remoteAddress()).getAddress();
    }

    private static ByteBuffer origin(InetAddress address) {
        byte[] bytes = address.getAddress();
        boolean network = address instanceof Inet6Address && !address.isLoopbackAddress();
        return ByteBuffer.wrap(bytes, 0, network ? NETWORK_OF_IPV6 : bytes.length);
    }
}
