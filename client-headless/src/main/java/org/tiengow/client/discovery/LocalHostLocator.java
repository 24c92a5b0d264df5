package org.tiengow.client.discovery;

import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.HostLocator;

/** A search for a lost host on the local network, by the answers that claim its key. */
public final class LocalHostLocator implements HostLocator {
    private final HostSearch search;

    /** Creates a search on all paths. */
    public LocalHostLocator() {
        this(HostSearch.LOCAL_NETWORK);
    }

    LocalHostLocator(HostSearch search) {
        this.search = search;
    }

    @Override
    public Search begin(String fingerprint, Consumer<HostAddress> found) {
        CompletableFuture<HostFinder> finder = CompletableFuture.supplyAsync(() -> search.begin(hosts -> hosts.stream()
                .filter(host -> host.fingerprint().equals(fingerprint))
                .flatMap(host -> host.addresses().stream())
                .forEach(found)));
        // A search that failed to begin has nothing to close.
        return () -> {
            CompletableFuture<Void> unused = finder.thenAcceptAsync(HostFinder::close);
        };
    }
}
