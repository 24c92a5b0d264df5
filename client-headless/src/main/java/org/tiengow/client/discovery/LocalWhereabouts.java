package org.tiengow.client.discovery;

import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.Whereabouts;

/** Looks for a lost host on the local network: whoever answers with its key is where it may be. */
public final class LocalWhereabouts implements Whereabouts {
    private final HostSearch search;

    /** By every way there is. */
    public LocalWhereabouts() {
        this(HostSearch.LOCAL_NETWORK);
    }

    LocalWhereabouts(HostSearch search) {
        this.search = search;
    }

    @Override
    public Search begin(String fingerprint, Consumer<HostAddress> found) {
        CompletableFuture<HostFinder> finder = CompletableFuture.supplyAsync(() -> search.begin(hosts -> hosts.stream()
                .filter(host -> host.fingerprint().equals(fingerprint))
                .flatMap(host -> host.addresses().stream())
                .forEach(found)));
        // A search that could not begin has nothing to close.
        return () -> {
            CompletableFuture<Void> unused = finder.thenAcceptAsync(HostFinder::close);
        };
    }
}
