package org.tiengow.client.connection;

import java.util.function.Consumer;

/** Where a host that was lost may be found again: its machine may have another address, and its program another port. */
@FunctionalInterface
public interface Whereabouts {
    /** Looks nowhere: a host is where it was, or it is gone. */
    Whereabouts WHERE_IT_WAS = (fingerprint, found) -> () -> {};

    /**
     * Begins to look for the host with a key; returns at once.
     *
     * @param fingerprint 64 hexadecimal digits; whoever claims to have that key will still have to prove it
     * @param found is given every address that is heard of, perhaps several times, on any thread
     */
    Search begin(String fingerprint, Consumer<HostAddress> found);

    /** A search that goes on. */
    interface Search extends AutoCloseable {
        /** Ends it; nothing more is found. Never waits. */
        @Override
        void close();
    }
}
