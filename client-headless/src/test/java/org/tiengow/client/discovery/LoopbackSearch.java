package org.tiengow.client.discovery;

import java.net.InetSocketAddress;
import java.util.List;
import java.util.function.Consumer;

/**
 * Looks on this machine only.
 *
 * @param port where hosts listen
 */
public record LoopbackSearch(int port) implements HostSearch {
    @Override
    public HostFinder begin(Consumer<List<FoundHost>> listener) {
        QueryPath path = new QueryPath(new InetSocketAddress("127.0.0.1", port), null);
        return HostFinder.start(listener, () -> List.of(path));
    }
}
