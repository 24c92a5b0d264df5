package org.tiengow.client.connection;

import java.nio.file.Path;
import java.time.Clock;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.home.DataFolder;
import org.tiengow.client.home.JsonLines;
import org.tiengow.protocol.text.SafeText;

/**
 * The last addresses of the hosts this person has met. A search queries them directly, since some networks do not carry its broadcasts, and
 * routers never do. The file has one line per host, the latest first; old lines expire:
 *
 * <pre>
 *   {"name":"Kitchen","fingerprint":"9f86…","address":"192.168.1.20:47913","day":"2026-11-20"}
 * </pre>
 *
 * <p>Without a readable and writable file nothing is remembered; everything else works.
 */
public final class LastAddresses {
    /** The file in the data folder. */
    public static final String FILE = "last-addresses.jsonl";

    /** The most hosts that are remembered: as many as can be queried each half second without being a burden. */
    public static final int MOST = 12;

    /** Days for which a host is remembered after it was last met. */
    public static final int DAYS = 60;

    /** A store that remembers nothing. */
    public static final LastAddresses NONE = new LastAddresses(null, Clock.systemDefaultZone());

    private final JsonLines<Line> file;
    private final Clock clock;

    private LastAddresses(@Nullable Path folder, Clock clock) {
        this.file = new JsonLines<>(folder, FILE, Line.class);
        this.clock = clock;
    }

    /**
     * A host that was met.
     *
     * @param name the name of the host
     * @param fingerprint the fingerprint of its key, 64 hexadecimal digits
     * @param address its numeric address
     * @param day the day on which it was last met
     */
    public record Met(String name, String fingerprint, HostAddress address, LocalDate day) {}

    /** Returns the last addresses of a data folder. */
    public static LastAddresses in(Path dataFolder) {
        return in(dataFolder, Clock.systemDefaultZone());
    }

    static LastAddresses in(@Nullable Path dataFolder, Clock clock) {
        return new LastAddresses(dataFolder, clock);
    }

    /** Returns the last addresses of this user. */
    public static LastAddresses ofUser() {
        return in(DataFolder.ofUser());
    }

    /** Returns the hosts met lately, the latest first, each once. Reads the file. */
    public List<Met> all() {
        return pruned(file.read().stream()
                .limit(MOST)
                .map(LastAddresses::met)
                .flatMap(Optional::stream)
                .toList());
    }

    /** Records that this host was met at this address just now. Writes the file. */
    public void remember(String name, String fingerprint, HostAddress address) {
        Met met = new Met(name, fingerprint, address, LocalDate.now(clock));
        if (!line(met).isGood()) {
            return; // a name that no screen can show, or an address that is not numeric
        }
        synchronized (LastAddresses.class) {
            List<Met> before = all();
            List<Met> hosts = new ArrayList<>(before);
            hosts.add(0, met);
            List<Met> after = pruned(hosts);
            if (!after.equals(before)) {
                file.write(after.stream().map(LastAddresses::line).toList());
            }
        }
    }

    /** Keeps one line per host and one per address, the latest of each. A new key at a known address replaces the old host. */
    private List<Met> pruned(List<Met> latestFirst) {
        LocalDate oldest = LocalDate.now(clock).minusDays(DAYS);
        Set<String> keys = new LinkedHashSet<>();
        Set<HostAddress> addresses = new LinkedHashSet<>();
        return latestFirst.stream()
                .filter(met -> !met.day().isBefore(oldest))
                .filter(met -> keys.add(met.fingerprint()) & addresses.add(met.address()))
                .limit(MOST)
                .toList();
    }

    private static Line line(Met met) {
        return new Line(
                met.name(),
                met.fingerprint(),
                met.address().toString(),
                met.day().toString());
    }

    private static Optional<Met> met(Line line) {
        if (!line.isGood()) {
            return Optional.empty();
        }
        try {
            HostAddress address = HostAddress.parse(line.address);
            return Optional.of(new Met(line.name, line.fingerprint, address, LocalDate.parse(line.day)));
        } catch (IllegalArgumentException | DateTimeException damaged) {
            return Optional.empty();
        }
    }

    /** A line of the file. */
    private record Line(String name, String fingerprint, String address, String day) {
        private static final int LONGEST_NAME = 48;
        private static final Pattern FINGERPRINT = Pattern.compile("[0-9a-f]{64}");
        private static final Pattern FIGURES = Pattern.compile("[0-9A-Fa-f.:%\\[\\]]{3,60}");

        boolean isGood() {
            return !name.isEmpty()
                    && name.length() <= LONGEST_NAME
                    && SafeText.isSafe(name)
                    && FINGERPRINT.matcher(fingerprint).matches()
                    && FIGURES.matcher(address).matches();
        }
    }
}
