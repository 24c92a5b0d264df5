package org.tiengow.client.discovery;

import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.tiengow.client.connection.LastAddresses;

/** A search for hosts, for callers that wait for one host instead of showing a live list. */
@FunctionalInterface
public interface HostSearch {
    /** A search on all paths, and at the last addresses of the hosts that this user has met. Reads a file when it begins. */
    HostSearch LOCAL_NETWORK =
            listener -> HostFinder.start(listener, LastAddresses.ofUser().all());

    /** Starts querying, as {@link HostFinder#start(Consumer, List)} does. */
    HostFinder begin(Consumer<List<FoundHost>> listener);

    /**
     * Blocks until a wanted host answers. Each host is tested once, when it first answers.
     *
     * @param time the time-out
     * @return the first wanted host; empty when the time was over, or the thread was interrupted, before it answered
     */
    default Optional<FoundHost> await(Duration time, Predicate<FoundHost> wanted) {
        BlockingQueue<FoundHost> answers = new LinkedBlockingQueue<>();
        Set<String> seen = new HashSet<>();
        try (HostFinder finder = begin(
                hosts -> hosts.stream().filter(host -> seen.add(host.id())).forEach(answers::add))) {
            long end = System.nanoTime()
                    + time.toNanos(); // starts after the finder: the time to load classes does not count
            while (true) {
                FoundHost host = answers.poll(end - System.nanoTime(), TimeUnit.NANOSECONDS);
                if (host == null) {
                    return Optional.empty();
                }
                if (wanted.test(host)) {
                    return Optional.of(host);
                }
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }
}
