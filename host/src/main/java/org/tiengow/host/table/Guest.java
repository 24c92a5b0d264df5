package org.tiengow.host.table;

import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.Kind;

/** Somebody who has entered the host: a connection, as a table sees it. */
public interface Guest {
    /** The name it is known by at this host. */
    String name();

    /** What it is. */
    Kind kind();

    /** Whether it owns the host. */
    boolean ownsHost();

    /** Sends it a message; returns at once. A guest that has gone ignores it. */
    void send(HostMessage message);

    /** Tells it what it is from now on. */
    void becomes(Standing standing);

    /** What a guest is to a table. */
    enum Standing {
        /** It plays from a seat. */
        SEATED,
        /** It watches, perhaps until a seat falls to it. */
        WATCHING,
        /** It is at no table. */
        AWAY
    }
}
