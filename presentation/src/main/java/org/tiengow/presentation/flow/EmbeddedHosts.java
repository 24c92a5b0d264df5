package org.tiengow.presentation.flow;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.level.Level;
import org.tiengow.client.succession.HandoverRequest;
import org.tiengow.client.succession.HostingOffer;
import org.tiengow.client.succession.OwnHost;
import org.tiengow.presentation.settings.Settings;
import org.tiengow.presentation.start.BrokenNight;

/** The hosts that this program could run. May be called from any thread. No method blocks, and each future fails if the operation fails. */
public interface EmbeddedHosts extends OwnHost {
    /** The failure to open a table because another program hosts one with the same data folder. */
    final class AlreadyHosting extends IOException {
        private static final long serialVersionUID = 1;

        public AlreadyHosting(IOException cause) {
            super(cause.getMessage(), cause);
        }
    }

    /** Looks for a night that was interrupted on this machine; the result is empty without one, and while another program continues it. */
    CompletableFuture<Optional<BrokenNight>> brokenOff();

    /**
     * Opens a table on the network.
     *
     * @param name the name of the host
     * @param pin the PIN that guests must enter; empty for none
     * @param goesOn whether to resume an interrupted night; false sets it aside
     * @return a table; fails with {@link AlreadyHosting} if another program uses the data folder
     */
    CompletableFuture<? extends EmbeddedHost> open(String name, String pin, boolean goesOn);

    /** Reads which levels of bots a host here has. */
    CompletableFuture<List<Level>> levels();

    /**
     * Opens a table for one person and three bots. The match begins as soon as that person sits down.
     *
     * @param practice the level of the bots and the rule set
     */
    CompletableFuture<? extends EmbeddedHost> practice(String name, Settings.Practice practice);

    /** Opens the table of the guided round. */
    CompletableFuture<? extends EmbeddedHost> lesson(String name);

    /**
     * Returns the offer to host, with the address a host here would have.
     *
     * @param hostName the name of the host
     */
    CompletableFuture<HostingOffer> offer(String hostName);

    /**
     * Takes over the night of another host, possibly only after the current round there.
     *
     * @param hostName the name of the host here
     */
    CompletableFuture<? extends EmbeddedHost> inherit(HandoverRequest asked, String hostName);

    /**
     * Sets the table at which the user is now. That table is notified if its match continues on a host here.
     *
     * @param table null for no table
     */
    void at(@Nullable TableFlow table);
}
