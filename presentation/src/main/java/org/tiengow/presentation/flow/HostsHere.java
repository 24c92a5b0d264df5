package org.tiengow.presentation.flow;

import java.util.concurrent.CompletableFuture;
import org.tiengow.client.session.hosting.HostingOffer;
import org.tiengow.client.session.hosting.TakeOverAsked;

/** The hosts that this program could run. */
public interface HostsHere {
    /**
     * Where a host here would be.
     *
     * @param hostName what it would be called
     */
    CompletableFuture<HostingOffer> offer(String hostName);

    /**
     * Takes the night of another host over; the future fails when nothing comes of it.
     *
     * @param hostName what the host here is called
     */
    CompletableFuture<? extends HostHere> inherit(TakeOverAsked asked, String hostName);
}
