package org.tiengow.client.discovery;

import com.google.protobuf.ByteString;
import java.net.InetAddress;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.session.Tables;
import org.tiengow.client.session.table.TableSummary;
import org.tiengow.client.session.validation.HostBounds;
import org.tiengow.protocol.translate.Malformed;
import org.tiengow.protocol.wire.HostHere;

/** The hosts that have answered lately, one entry per host, however many paths its answers take. It has no clock and no socket. */
final class HostList {
    /** More hosts than people look through. One machine can pretend to be any number, so that later ones are not listed. */
    static final int MOST_HOSTS = 64;

    /** The most hosts that may answer from one address: a machine runs one, or a few for tests. */
    static final int MOST_OF_SOURCE = 8;

    /** The most addresses and versions of a host: a machine has a few of each. */
    static final int MOST_WAYS = 16;

    private final long goneAfter;
    private final Map<ByteString, Entry> entries = new LinkedHashMap<>();

    /**
     * Creates an empty list.
     *
     * @param goneAfter time after its last answer at which a host is removed
     */
    HostList(Duration goneAfter) {
        this.goneAfter = goneAfter.toNanos();
    }

    /**
     * Takes an answer.
     *
     * @return whether it comes from a host that was not in the list before, and is now
     * @throws Malformed when the answer is invalid; the list is then unchanged
     */
    boolean heard(HostHere here, InetAddress from, long now) {
        check(here);
        List<TableSummary> tables = Tables.summaries(here.getTablesList(), now);
        Entry known = entries.get(here.getHostId());
        if (known == null && !hasRoomFor(from)) {
            return false;
        }
        Set<InetAddress> answeredFrom = new LinkedHashSet<>(known == null ? Set.of() : known.answeredFrom);
        if (answeredFrom.size() < MOST_WAYS) {
            answeredFrom.add(from);
        }
        FoundHost host = new FoundHost(
                HexFormat.of().formatHex(here.getHostId().toByteArray()),
                here.getName(),
                addresses(here, answeredFrom),
                here.getPinNeeded(),
                HexFormat.of().formatHex(here.getFingerprint().toByteArray()),
                here.getVersionsList(),
                tables,
                here.getSeatsMore());
        entries.put(here.getHostId(), new Entry(host, answeredFrom, now));
        return known == null;
    }

    /**
     * Checks for room for one more host of a source. In a full list, the source with the most hosts loses its newest one, if this source
     * has clearly fewer. One machine that pretends to be many therefore cannot displace another.
     */
    private boolean hasRoomFor(InetAddress source) {
        Map<InetAddress, List<ByteString>> bySource = new LinkedHashMap<>();
        entries.forEach((id, entry) -> bySource.computeIfAbsent(entry.source(), first -> new ArrayList<>())
                .add(id));
        int own = bySource.getOrDefault(source, List.of()).size();
        if (own >= MOST_OF_SOURCE || entries.size() < MOST_HOSTS) {
            return own < MOST_OF_SOURCE;
        }
        List<ByteString> most = Collections.max(bySource.values(), Comparator.comparing(List::size));
        return most.size() > own + 1 && entries.remove(most.get(most.size() - 1)) != null;
    }

    /** Removes hosts that have not answered lately. */
    void expire(long now) {
        entries.values().removeIf(entry -> now - entry.lastHeard >= goneAfter);
    }

    /** Returns the hosts in the order in which they first answered. */
    List<FoundHost> hosts() {
        return entries.values().stream().map(entry -> entry.host).toList();
    }

    private static void check(HostHere here) {
        HostBounds.text("host name", HostBounds.NAME, here.getName());
        if (here.getAddressesCount() > MOST_WAYS || here.getVersionsCount() > MOST_WAYS) {
            throw new Malformed("addresses", "A host has at most " + MOST_WAYS + " addresses and versions.");
        }
        here.getAddressesList().forEach(address -> HostBounds.text("address", HostBounds.NAME, address));
    }

    private static List<HostAddress> addresses(HostHere here, Set<InetAddress> answeredFrom) {
        boolean isHere = answeredFrom.stream().anyMatch(InetAddress::isLoopbackAddress);
        Stream<String> answered = answeredFrom.stream()
                .filter(address -> !address.isLinkLocalAddress())
                .sorted(Comparator.comparing(address -> !address.isLoopbackAddress()))
                .map(InetAddress::getHostAddress);
        Stream<String> claimed = here.getAddressesList().stream()
                .filter(text -> !text.isBlank() && (isHere || !text.startsWith("127.")));
        Stream<String> onOneInterface = answeredFrom.stream().allMatch(InetAddress::isLinkLocalAddress)
                ? answeredFrom.stream().map(InetAddress::getHostAddress)
                : Stream.empty();
        return Stream.of(answered, claimed, onOneInterface)
                .flatMap(each -> each)
                .distinct()
                .map(text -> new HostAddress(text, here.getPort()))
                .toList();
    }

    private record Entry(FoundHost host, Set<InetAddress> answeredFrom, long lastHeard) {
        /** Returns the address of the first answer. */
        InetAddress source() {
            return answeredFrom.iterator().next();
        }
    }
}
