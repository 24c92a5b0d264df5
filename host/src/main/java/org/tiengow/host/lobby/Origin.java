package org.tiengow.host.lobby;

import com.google.protobuf.ByteString;
import java.net.Inet6Address;
import java.net.InetAddress;

/**
 * Where a connection comes from, as far as one machine can be told from another: its address, of IPv6 its network. Of that any
 * machine has as many addresses as it likes.
 *
 * @param bytes of the address, or of the network: the first {@value #NETWORK_OF_IPV6} of an address
 * @param kind which of them
 */
record Origin(ByteString bytes, Kind kind) {
    /** A network of IPv6 has 64 bits: less is given to nobody, and a machine chooses the others. */
    static final int NETWORK_OF_IPV6 = 8;

    /** What it is. */
    enum Kind {
        /** This machine. */
        LOOPBACK,
        /** One address. */
        ADDRESS,
        /** A network of IPv6. */
        NETWORK
    }

    static Origin of(InetAddress address) {
        byte[] bytes = address.getAddress();
        if (address.isLoopbackAddress()) {
            return new Origin(ByteString.copyFrom(bytes), Kind.LOOPBACK);
        }
        return address instanceof Inet6Address
                ? new Origin(ByteString.copyFrom(bytes, 0, NETWORK_OF_IPV6), Kind.NETWORK)
                : new Origin(ByteString.copyFrom(bytes), Kind.ADDRESS);
    }

    /** How many connections may come from there. */
    int connections() {
        return switch (kind) {
            case LOOPBACK -> HostLimits.CONNECTIONS_OF_LOOPBACK;
            case ADDRESS -> HostLimits.CONNECTIONS_OF_ADDRESS;
            case NETWORK -> HostLimits.CONNECTIONS_OF_NETWORK;
        };
    }
}
