package org.tiengow.host.table.telling;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.HostOffer;
import org.tiengow.protocol.wire.Kind;

/** A person, bot or spectator that has entered the host: a connection as a table sees it. */
public interface Participant {
    /** Returns the name by which the guest is known at this host. */
    String name();

    /** Returns the kind of the guest: person, bot or spectator. */
    Kind kind();

    /** Checks whether the guest owns the host. */
    boolean ownsHost();

    /** Returns the identity that the guest's program has proven; empty without one. */
    default Optional<Identity> identity() {
        return Optional.empty();
    }

    /** Returns the host that the guest's program would start as a successor; empty if it would start none. */
    default Optional<HostOffer> offer() {
        return Optional.empty();
    }

    /**
     * Checks whether the person plays through a page in a browser. Such a person takes no part in the shuffle, has no vote and
     * cannot take the host over.
     */
    default boolean throughPage() {
        return false;
    }

    /** Sends a message and returns at once. A guest that has gone ignores it. */
    void send(HostMessage message);

    /**
     * Adds a player or spectator to the host's ban list and closes its connection. Called only for the guest that owns the host.
     *
     * @param name the name of the banned guest or of the seat it has lost
     * @param key the identity that its program has proven; empty without one
     * @param participant the connection of the banned player or spectator; null if it is not connected
     * @throws IllegalStateException if this guest does not own the host
     */
    default void bars(String name, Optional<Identity> key, @Nullable Participant participant) {
        throw new IllegalStateException(name() + " owns no host.");
    }

    /** Ends this connection, since another one has taken over its seat. Does nothing for a guest without a connection. */
    default void replaced() {}

    /** Informs the connection about the guest's new standing. */
    void becomes(Standing standing);

    /** The relation of a guest to a table. */
    enum Standing {
        /** A guest that plays from a seat. */
        SEATED,
        /** A guest that watches, possibly while it waits for a seat. */
        WATCHING,
        /** A guest that is at no table. */
        AWAY
    }
}
