package org.tiengow.protocol.limit;

import com.google.protobuf.ByteString;
import java.net.Inet6Address;
import java.net.InetAddress;

/**
 * The origin of a connection as a limit counts it: an IPv4 address, or an IPv6 network with a 64-bit prefix, within which a machine chooses
 * its addresses freely.
 *
 * @param bytes the address, or the first {@value #PREFIX_BYTES} bytes of an IPv6 address
 * @param kind the kind of origin
 */
public record Origin(ByteString bytes, Kind kind) {
    /** The bytes of an IPv6 prefix: no provider assigns a longer one. */
    static final int PREFIX_BYTES = 8;

    /** The kinds of origins, which may have different bounds. */
    public enum Kind {
        /** This machine. */
        LOOPBACK,
        /** One IPv4 address. */
        ADDRESS,
        /** An IPv6 network. */
        NETWORK
    }

    /** Returns the origin of an address. */
    public static Origin of(InetAddress address) {
        byte[] bytes = address.getAddress();
        if (address.isLoopbackAddress()) {
            return new Origin(ByteString.copyFrom(bytes), Kind.LOOPBACK);
        }
        return address instanceof Inet6Address
                ? new Origin(ByteString.copyFrom(bytes, 0, PREFIX_BYTES), Kind.NETWORK)
                : new Origin(ByteString.copyFrom(bytes), Kind.ADDRESS);
    }
}
