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

/** A way to look for hosts, for whoever waits for an answer instead of showing a live list. */
@FunctionalInterface
public interface HostSearch {
    /** Every way there is, and where the hosts this user has met were last. Reads a file when it begins. */
    HostSearch LOCAL_NETWORK =
            listener -> HostFinder.start(listener, LastAddresses.ofUser().all());

    /** Begins to ask; as {@link HostFinder#start(Consumer, List)}. */
    HostFinder begin(Consumer<List<FoundHost>> listener);

    /**
     * Waits for a host that is wanted, each host being shown once, as it answers.
     *
     * @param time how long at most
     * @return the first that was wanted; empty when the time was over, or the thread was interrupted, before it answered
     */
    default Optional<FoundHost> await(Duration time, Predicate<FoundHost> wanted) {
        BlockingQueue<FoundHost> answers = new LinkedBlockingQueue<>();
        Set<String> seen = new HashSet<>();
        try (HostFinder finder = begin(
                hosts -> hosts.stream().filter(host -> seen.add(host.id())).forEach(answers::add))) {
            long end = System.nanoTime() + time.toNanos(); // what had to be loaded first is not the hosts' fault
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
