package org.tiengow.host;

import java.net.InetAddress;

/**
 * The access rules of a host: who may connect, and how clients find it.
 *
 * @param reach the machines that can connect
 * @param plain the machines from which connections without TLS are accepted
 * @param pin the PIN; empty without one
 * @param isAnnounced whether the host answers discovery requests on the local network
 */
public record Door(Reach reach, PlainFrom plain, String pin, boolean isAnnounced) {
    /** Open to all machines on the local networks, through TLS. */
    public static final Door OPEN = new Door(Reach.NETWORK, PlainFrom.LOOPBACK, "", true);

    /** Open to programs on this machine only, and not announced, such as for practice. */
    public static final Door PRIVATE = new Door(Reach.LOOPBACK, PlainFrom.LOOPBACK, "", false);

    /** The machines that can connect. */
    public enum Reach {
        /** Programs on this machine. */
        LOOPBACK,
        /** All machines on the networks this machine is on. */
        NETWORK
    }

    /** The machines from which connections without TLS are accepted. */
    public enum PlainFrom {
        /** This machine. */
        LOOPBACK,
        /** Any machine; with a PIN, this machine only. */
        ANYWHERE
    }

    /** Checks whether a PIN is required. */
    public boolean needsPin() {
        return !pin.isEmpty();
    }

    /** Checks whether a connection without TLS is accepted from this address. */
    boolean isPlainFrom(InetAddress from) {
        boolean anywhere = plain == PlainFrom.ANYWHERE && !needsPin();
        return anywhere || from.isLoopbackAddress();
    }

    public Door withPin(String changed) {
        return new Door(reach, plain, changed, isAnnounced);
    }
}
