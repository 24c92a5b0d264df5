package org.tiengow.swing.view.shell.start;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import javax.swing.SwingUtilities;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.connection.KeptSeats;
import org.tiengow.client.connection.LastAddresses;
import org.tiengow.client.discovery.FoundHost;
import org.tiengow.client.discovery.HostFinder;

/** Looks for games while the start screen is shown. Belongs to the event thread; what takes time happens on another. */
final class GamesNearby {
    private final Executor background;
    private final LastAddresses memory;
    private final KeptSeats seats;
    private final Runnable changed;
    private @Nullable CompletableFuture<HostFinder> search;
    private List<FoundHost> found = List.of();
    private List<LastAddresses.Met> known = List.of();

    /**
     * Nobody has been looked for yet.
     *
     * @param memory where known hosts were last, read when a look begins
     * @param seats whose hosts are asked where they were, too
     * @param changed called on the event thread whenever a list is another
     */
    GamesNearby(Executor background, LastAddresses memory, KeptSeats seats, Runnable changed) {
        this.background = background;
        this.memory = memory;
        this.seats = seats;
        this.changed = changed;
    }

    /** Begins to look, unless it looks already. */
    void look() {
        if (search == null) {
            CompletableFuture<HostFinder> begun = new CompletableFuture<>();
            search = begun;
            background.execute(() -> {
                List<LastAddresses.Met> met = memory.all();
                SwingUtilities.invokeLater(() -> remembered(begun, met));
                begun.complete(
                        HostFinder.start(hosts -> SwingUtilities.invokeLater(() -> heard(begun, hosts)), asked(met)));
            });
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

    /** The hosts met before, the last one first. */
    List<LastAddresses.Met> known() {
        return known;
    }

    /** Whoever has a seat at a host wants to see it in the list, however it was come to. */
    private List<LastAddresses.Met> asked(List<LastAddresses.Met> met) {
        List<LastAddresses.Met> asked = new ArrayList<>(met);
        seats.all().stream()
                .filter(seat -> !seat.own()
                        && met.stream().noneMatch(known -> known.address().equals(seat.address())))
                .limit(LastAddresses.MOST)
                .map(seat -> new LastAddresses.Met(seat.host(), seat.fingerprint(), seat.address(), LocalDate.EPOCH))
                .forEach(asked::add);
        return asked;
    }

    private void remembered(CompletableFuture<HostFinder> from, List<LastAddresses.Met> met) {
        if (search == from) {
            known = met;
            changed.run();
        }
    }

    private void heard(CompletableFuture<HostFinder> from, List<FoundHost> hosts) {
        if (search == from) {
            found = hosts;
            changed.run();
        }
    }
}
