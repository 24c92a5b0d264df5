package org.tiengow.client.connection;

import java.util.function.Consumer;

/** A search for a lost host, whose machine may have another address by now, and whose program another port. */
@FunctionalInterface
public interface HostLocator {
    /** A search that finds nothing: a host keeps its address, or it is gone. */
    HostLocator WHERE_IT_WAS = (fingerprint, found) -> () -> {};

    /**
     * Begins to look for the host with a key. Returns at once.
     *
     * @param fingerprint 64 hexadecimal digits; a host that claims this key still has to prove it
     * @param found receives every address that is heard of, perhaps several times, on any thread
     */
    Search begin(String fingerprint, Consumer<HostAddress> found);

    /** A running search. */
    interface Search extends AutoCloseable {
        /** Ends the search; nothing more is found. Never blocks. */
        @Override
        void close();
    }
}
