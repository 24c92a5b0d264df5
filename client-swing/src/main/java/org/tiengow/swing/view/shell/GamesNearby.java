package org.tiengow.swing.view.shell;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import javax.swing.SwingUtilities;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.discovery.FoundHost;
import org.tiengow.client.discovery.HostFinder;

/** Looks for games while the start screen is shown. Belongs to the event thread; what takes time happens on another. */
final class GamesNearby {
    private final Executor background;
    private final Runnable changed;
    private @Nullable CompletableFuture<HostFinder> search;
    private List<FoundHost> found = List.of();

    /** Calls this on the event thread whenever the list is another. */
    GamesNearby(Executor background, Runnable changed) {
        this.background = background;
        this.changed = changed;
    }

    /** Begins to look, unless it looks already. */
    void look() {
        if (search == null) {
            CompletableFuture<HostFinder> begun = new CompletableFuture<>();
            search = begun;
            background.execute(() ->
                    begun.complete(HostFinder.start(hosts -> SwingUtilities.invokeLater(() -> heard(begun, hosts)))));
        }
    }

    /** Looks no more, and forgets what was found; the next look begins afresh. */
    void stop() {
        if (search != null) {
            // A search that could not begin has nothing to close.
            CompletableFuture<Void> unused = search.thenAccept(HostFinder::close);
            search = null;
            found = List.of();
        }
    }

    /** The hosts found, in the order in which they first answered. */
    List<FoundHost> found() {
        return found;
    }

    private void heard(CompletableFuture<HostFinder> from, List<FoundHost> hosts) {
        if (search == from) {
            found = hosts;
            changed.run();
        }
    }
}
