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
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.home.DataFolder;
import org.tiengow.client.home.LineFile;

/**
 * Where the hosts this person has met were last, so that they are asked there too: on networks that carry no search, and across
 * routers. A line a host, the latest first; old ones are forgotten by themselves:
 *
 * <pre>
 *   2026-11-20 192.168.1.20:47913 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08 Kitchen
 * </pre>
 *
 * <p>A file that cannot be read or written costs the memory, and nothing else.
 */
public final class LastAddresses {
    /** The file in the data folder. */
    public static final String FILE = "last-addresses.txt";

    /** How many hosts are remembered: as many as one asks each half second without being a burden. */
    public static final int MOST = 12;

    /** For how long a host is remembered after it was last met. */
    public static final int DAYS = 60;

    /** For who wants no memory. */
    public static final LastAddresses NONE = new LastAddresses(null, Clock.systemDefaultZone());

    private static final Pattern LINE =
            Pattern.compile("(\\d{4}-\\d\\d-\\d\\d) ([0-9A-Fa-f.:%\\[\\]]{3,60}) ([0-9a-f]{64}) (\\P{Cntrl}{1,48})");

    private final LineFile file;
    private final Clock clock;

    private LastAddresses(@Nullable Path folder, Clock clock) {
        this.file = new LineFile(folder, FILE);
        this.clock = clock;
    }

    /**
     * A host that was met.
     *
     * @param name the name it had
     * @param fingerprint of its key, 64 hexadecimal digits
     * @param address where it was, in figures
     * @param day when it was last met
     */
    public record Met(String name, String fingerprint, HostAddress address, LocalDate day) {}

    /** Those in a data folder. */
    public static LastAddresses in(Path dataFolder) {
        return in(dataFolder, Clock.systemDefaultZone());
    }

    static LastAddresses in(@Nullable Path dataFolder, Clock clock) {
        return new LastAddresses(dataFolder, clock);
    }

    /** Those of this user. */
    public static LastAddresses ofUser() {
        return in(DataFolder.ofUser());
    }

    /** The hosts met lately, the last one first, each once. Reads the file. */
    public List<Met> all() {
        return pruned(file.lines().stream()
                .limit(MOST)
                .map(LastAddresses::read)
                .flatMap(Optional::stream)
                .toList());
    }

    /** This host was met there just now. Writes the file. */
    public void remember(String name, String fingerprint, HostAddress address) {
        Met met = new Met(name, fingerprint, address, LocalDate.now(clock));
        if (!LINE.matcher(line(met)).matches()) {
            return; // a name that no line can hold
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

    /** One line a host and one an address, the latest of each; a machine whose host has another key now is that one. */
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

    private static String line(Met met) {
        return met.day() + " " + met.address() + " " + met.fingerprint() + " " + met.name();
    }

    private static Optional<Met> read(String line) {
        Matcher parts = LINE.matcher(line);
        if (!parts.matches()) {
            return Optional.empty();
        }
        try {
            HostAddress address = HostAddress.parse(parts.group(2));
            return Optional.of(new Met(parts.group(4), parts.group(3), address, LocalDate.parse(parts.group(1))));
        } catch (IllegalArgumentException | DateTimeException damaged) {
            return Optional.empty();
        }
    }
}
