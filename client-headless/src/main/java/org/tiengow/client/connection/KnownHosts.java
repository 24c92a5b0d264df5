package org.tiengow.client.connection;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.home.DataFolder;
import org.tiengow.client.home.JsonLines;
import org.tiengow.protocol.pipeline.Fingerprint;
import org.tiengow.protocol.pipeline.FingerprintWords;
import org.tiengow.protocol.text.Likeness;
import org.tiengow.protocol.text.Lookalikes;
import org.tiengow.protocol.text.SafeText;

/**
 * The hosts this person has met: the key that belongs to each name. The file has one line per meeting, and the last line of a name counts,
 * so that several programs may append at once:
 *
 * <pre>
 *   {"name":"Kitchen","fingerprint":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"}
 * </pre>
 *
 * <p>A file that cannot be read or written is logged, and every host is then treated as new.
 */
public final class KnownHosts {
    /** The file in the data folder. */
    public static final String FILE = "known-hosts.jsonl";

    /** A store that remembers nothing, for a user who typed the fingerprint. */
    public static final KnownHosts NONE = new KnownHosts(null, false);

    private final @Nullable Path folder;
    private final JsonLines<Known> file;
    private final boolean believing;

    private KnownHosts(@Nullable Path folder, boolean believing) {
        this.folder = folder;
        this.file = new JsonLines<>(folder, FILE, Known.class);
        this.believing = believing;
    }

    /** Returns the known hosts of a data folder. The folder and the file are created when the first host is met. */
    public static KnownHosts in(Path dataFolder) {
        return new KnownHosts(dataFolder, false);
    }

    /** Returns the known hosts of this user. */
    public static KnownHosts ofUser() {
        return in(DataFolder.ofUser());
    }

    /** Returns a view for a user who gives the fingerprint: any host may use any name, and replaces the host that had it before. */
    public KnownHosts believing() {
        return new KnownHosts(folder, true);
    }

    /** Returns the six words by which people compare a key. Takes up to a second: not for a thread that others wait for. */
    public static String wordsOf(String fingerprint) {
        return FingerprintWords.line(fingerprint);
    }

    /**
     * Returns the fingerprint of the host with this name, or with one that looks like it, 64 hexadecimal digits; empty when no such host
     * was met. Reads the file.
     */
    public Optional<String> fingerprintOf(String name) {
        return keyOf(all(), name);
    }

    /**
     * Returns the fingerprint of a known name: of the one with the same likeness, or else of one that looks like it at a glance.
     *
     * @param known fingerprints by the likeness of names
     */
    static Optional<String> keyOf(Map<String, String> known, String name) {
        String exact = known.get(Likeness.of(name));
        if (exact != null) {
            return Optional.of(exact);
        }
        String shape = Lookalikes.skeleton(name);
        return known.entrySet().stream()
                .filter(host -> Lookalikes.skeleton(host.getKey()).equals(shape))
                .map(Map.Entry::getValue)
                .findFirst();
    }

    /**
     * Records that the host with this name has this fingerprint, whatever it had before. Writes the file.
     *
     * @param name not empty; a name that no screen can show is not remembered
     * @param fingerprint 64 hexadecimal digits
     * @return whether the host is remembered now
     */
    public synchronized boolean remember(String name, String fingerprint) {
        Known known = new Known(name, Fingerprint.write(Fingerprint.read(fingerprint)));
        if (!known.isShown()) {
            return false;
        }
        return fingerprint.equals(all().get(Likeness.of(name))) || file.append(known);
    }

    /** Returns the last addresses of the known hosts. */
    public LastAddresses lastAddresses() {
        return folder == null ? LastAddresses.NONE : LastAddresses.in(folder);
    }

    /** Returns the known hosts whose names no other key may use. */
    Map<String, String> others() {
        return believing ? Map.of() : all();
    }

    /** Returns the fingerprints of all known hosts, by the likeness of their names: two names that look alike are one. */
    Map<String, String> all() {
        Map<String, String> known = new LinkedHashMap<>();
        for (Known host : file.read()) {
            if (host.isShown()) {
                known.put(Likeness.of(host.name), host.fingerprint);
            }
        }
        return known;
    }

    /**
     * A line of the file.
     *
     * @param fingerprint 64 hexadecimal digits
     */
    private record Known(String name, String fingerprint) {
        private static final Pattern FINGERPRINT = Pattern.compile("[0-9a-f]{64}");

        Known {
            if (!FINGERPRINT.matcher(fingerprint).matches()) {
                throw new IllegalArgumentException("A fingerprint has 64 hexadecimal digits.");
            }
        }

        boolean isShown() {
            return !name.isEmpty() && SafeText.isSafe(name);
        }
    }
}
