package org.tiengow.host;

import java.net.InetAddress;

/**
 * Who may come to a host, and how they find it.
 *
 * @param reach who can connect at all
 * @param plain from where connections without TLS are accepted
 * @param pin the PIN; empty without one
 * @param isAnnounced whether it answers on the local network when a client asks who is there
 */
public record Door(Reach reach, PlainFrom plain, String pin, boolean isAnnounced) {
    /** Open to everybody on the networks this machine is on, through TLS. */
    public static final Door OPEN = new Door(Reach.NETWORK, PlainFrom.LOOPBACK, "", true);

    /** Seen and reached by programs on this machine alone, such as for practice. */
    public static final Door PRIVATE = new Door(Reach.LOOPBACK, PlainFrom.LOOPBACK, "", false);

    /** Who can connect at all. */
    public enum Reach {
        /** Programs on this machine. */
        LOOPBACK,
        /** Everybody on the networks this machine is on. */
        NETWORK
    }

    /** From where connections without TLS are accepted. */
    public enum PlainFrom {
        /** From this machine. */
        LOOPBACK,
        /** From anywhere; with a PIN still from this machine alone. */
        ANYWHERE
    }

    /** Whether a PIN is asked for. */
    public boolean needsPin() {
        return !pin.isEmpty();
    }

    /** Whether a connection without TLS is accepted from this machine. */
    boolean isPlainFrom(InetAddress from) {
        boolean anywhere = plain == PlainFrom.ANYWHERE && !needsPin();
        return anywhere || from.isLoopbackAddress();
    }

    /** The same with a PIN. */
    public Door withPin(String changed) {
        return new Door(reach, plain, changed, isAnnounced);
    }
}
