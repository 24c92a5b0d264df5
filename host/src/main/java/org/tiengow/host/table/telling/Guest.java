package org.tiengow.host.table.telling;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.HostOffer;
import org.tiengow.protocol.wire.Kind;

/** Somebody who has entered the host: a connection, as a table sees it. */
public interface Guest {
    /** The name it is known by at this host. */
    String name();

    /** What it is. */
    Kind kind();

    /** Whether it owns the host. */
    boolean ownsHost();

    /** The identity its program has proven; empty without one. */
    default Optional<Identity> identity() {
        return Optional.empty();
    }

    /** The host its program would start; empty when it would start none. */
    default Optional<HostOffer> offer() {
        return Optional.empty();
    }

    /** Whether its person plays through a page, in a browser: it takes no part in the shuffle, has no vote and is no heir. */
    default boolean throughPage() {
        return false;
    }

    /** Sends it a message; returns at once. A guest that has gone ignores it. */
    void send(HostMessage message);

    /**
     * This one owns the host and bars somebody from it; one that owns none is never asked to.
     *
     * @param name the name of the seat that is lost
     * @param key the identity that program has proven; empty without one
     * @param guest whose connection it was; null when there is none any more
     */
    default void bars(String name, Optional<Identity> key, @Nullable Guest guest) {
        throw new IllegalStateException(name() + " owns no host.");
    }

    /** Its seat was entered from another connection, which ends this one; who has no connection has none to lose. */
    default void replaced() {}

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
