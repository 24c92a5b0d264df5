package org.tiengow.presentation.flow;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.connection.OwnHost;
import org.tiengow.client.session.hosting.HostingOffer;
import org.tiengow.client.session.hosting.TakeOverAsked;
import org.tiengow.presentation.start.BrokenNight;

/**
 * The hosts that this program could run. May be called from any thread; nothing here blocks, and each future fails when nothing comes of
 * it.
 */
public interface HostsHere extends OwnHost {
    /** Looks for the night that was broken off here; empty where there is none. */
    CompletableFuture<Optional<BrokenNight>> brokenOff();

    /**
     * Opens a table on the network.
     *
     * @param name the name of the host
     * @param pin what whoever joins has to know; empty for nothing
     * @param goesOn whether a night that was broken off goes on, or is put away
     */
    CompletableFuture<? extends HostHere> open(String name, String pin, boolean goesOn);

    /** Opens a table for one person and three bots, where the match begins as soon as that person sits down. */
    CompletableFuture<? extends HostHere> practice(String name);

    /** Opens the table of the guided round. */
    CompletableFuture<? extends HostHere> lesson(String name);

    /**
     * Returns where a host here would be.
     *
     * @param hostName the name of the host
     */
    CompletableFuture<HostingOffer> offer(String hostName);

    /**
     * Takes the night of another host over, perhaps only when the round there is over.
     *
     * @param hostName the name of the host here
     */
    CompletableFuture<? extends HostHere> inherit(TakeOverAsked asked, String hostName);

    /** The table at which this person is now, where it is told that the match goes on here; null: at none. */
    void at(@Nullable TableFlow table);
}
