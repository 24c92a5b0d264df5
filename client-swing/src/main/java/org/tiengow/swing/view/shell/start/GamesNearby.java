package org.tiengow.swing.view.shell.start;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javax.swing.SwingUtilities;
import javax.swing.Timer;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.client.connection.KeptSeats;
import org.tiengow.client.connection.LastAddresses;
import org.tiengow.client.discovery.FoundHost;

/** The search for games while the start screen is shown. Confined to the event thread; slow work runs on another thread. */
final class GamesNearby {
    /** The time for the first answers. Only then is a known host called absent. */
    private static final int FIRST_ANSWERS_MILLIS = 2_000;

    private final Executor background;
    private final Finder finder;
    private final LastAddresses memory;
    private final KeptSeats seats;
    private final Runnable changed;
    private @Nullable CompletableFuture<Runnable> search;
    private List<FoundHost> found = List.of();
    private List<FoundHost> foundBefore = List.of();
    private boolean heard;
    private List<LastAddresses.Met> known = List.of();

    /** The start of a search. */
    interface Finder {
        /**
         * Starts a search that tells its listener all hosts found so far, and returns what ends it; {@code known} are asked at their
         * addresses too.
         */
        Runnable start(Consumer<List<FoundHost>> listener, List<LastAddresses.Met> known);
    }

    /**
     * Creates a search that has not started.
     *
     * @param finder starts the search on the network
     * @param memory the last addresses of known hosts, read when a search starts
     * @param seats the held seats, whose hosts are asked at their last addresses too
     * @param changed runs on the event thread whenever a list has changed
     */
    GamesNearby(Executor background, Finder finder, LastAddresses memory, KeptSeats seats, Runnable changed) {
        this.background = background;
        this.finder = finder;
        this.memory = memory;
        this.seats = seats;
        this.changed = changed;
    }

    /**
     * Starts the search, unless it is running. The lists are empty at first: a host that has gone since the last search would otherwise
     * stand above those that answer.
     */
    void look() {
        if (search == null) {
            CompletableFuture<Runnable> begun = new CompletableFuture<>();
            search = begun;
            heard = false;
            foundBefore = found;
            found = List.of();
            known = List.of();
            background.execute(() -> {
                List<LastAddresses.Met> met = memory.all();
                Timer absent = new Timer(FIRST_ANSWERS_MILLIS, event -> remembered(begun, met));
                absent.setRepeats(false);
                absent.start();
                begun.complete(
                        finder.start(hosts -> SwingUtilities.invokeLater(() -> heard(begun, hosts)), asked(met)));
            });
        }
    }

    /** Stops the search. The hosts that it found stay until the next search, or until {@link #forget}. */
    void stop() {
        if (search != null) {
            // A search that failed to start has nothing to close.
            CompletableFuture<Void> unused = search.thenAccept(Runnable::run);
            search = null;
        }
    }

    /** Forgets the hosts that were found, because they may be gone before the next search. */
    void forget() {
        found = List.of();
    }

    /** Returns the hosts found, in the order of their first answers. */
    List<FoundHost> found() {
        return found;
    }

    /** Returns the name of a host that was found or met before; empty if it is not known. */
    Optional<String> name(JoinTarget target) {
        return Stream.concat(found.stream(), foundBefore.stream())
                .filter(host -> host.addresses().contains(target.address()))
                .map(FoundHost::name)
                .findFirst()
                .or(() -> known.stream()
                        .filter(met -> !target.fingerprint().isEmpty()
                                && met.fingerprint().equals(target.fingerprint()))
                        .map(LastAddresses.Met::name)
                        .findFirst());
    }

    /** Returns the hosts that were met before, the latest first; empty until they have had the time to answer. */
    List<LastAddresses.Met> known() {
        return known;
    }

    /**
     * Returns the hosts to ask: those met before, and those at which the user has a seat. The latter must appear in the list, even if they
     * were joined in another way.
     */
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

    private void remembered(CompletableFuture<Runnable> from, List<LastAddresses.Met> met) {
        if (search == from) {
            known = met;
            if (!heard) {
                forget();
            }
            changed.run();
        }
    }

    private void heard(CompletableFuture<Runnable> from, List<FoundHost> hosts) {
        if (search == from) {
            heard = true;
            found = hosts;
            changed.run();
        }
    }
}
