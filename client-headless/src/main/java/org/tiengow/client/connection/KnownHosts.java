package org.tiengow.client.connection;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.home.DataFolder;
import org.tiengow.client.home.JsonLines;
import org.tiengow.protocol.opening.Likeness;
import org.tiengow.protocol.opening.Lookalikes;
import org.tiengow.protocol.opening.SafeText;
import org.tiengow.protocol.pipeline.Fingerprint;
import org.tiengow.protocol.pipeline.FingerprintWords;

/**
 * The hosts this person has met: which key belongs to a name. A line a meeting, the last of a name counts, so that several
 * programs may write at once:
 *
 * <pre>
 *   {"name":"Kitchen","fingerprint":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"}
 * </pre>
 *
 * <p>When the file cannot be read or written the log says so, and hosts are met as if for the first time.
 */
public final class KnownHosts {
    /** The file in the data folder. */
    public static final String FILE = "known-hosts.jsonl";

    /** For who wants no memory, because the fingerprint itself was typed. */
    public static final KnownHosts NONE = new KnownHosts(null, false);

    private final @Nullable Path folder;
    private final JsonLines<Known> file;
    private final boolean believing;

    private KnownHosts(@Nullable Path folder, boolean believing) {
        this.folder = folder;
        this.file = new JsonLines<>(folder, FILE, Known.class);
        this.believing = believing;
    }

    /** Those in a data folder; both the folder and the file are made when the first host is met. */
    public static KnownHosts in(Path dataFolder) {
        return new KnownHosts(dataFolder, false);
    }

    /** Those of this user. */
    public static KnownHosts ofUser() {
        return in(DataFolder.ofUser());
    }

    /** The same for who gives the fingerprint: the host is believed its name, and remembered in the place of who had it before. */
    public KnownHosts believing() {
        return new KnownHosts(folder, true);
    }

    /** The six words by which people compare a key. It takes up to a second: not for a thread that others wait for. */
    public static String wordsOf(String fingerprint) {
        return FingerprintWords.line(fingerprint);
    }

    /**
     * The fingerprint of the host with this name, or one that is taken for it, 64 hexadecimal digits; empty when it was never
     * met. Reads the file.
     */
    public Optional<String> fingerprintOf(String name) {
        return keyOf(all(), name);
    }

    /**
     * Whose name this is, among known ones: that of just this likeness, or else one that it is taken for at a glance.
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
     * From now on the host with this name is the one with this fingerprint, whatever it was before. Writes the file.
     *
     * @param name not empty; one that no screen can show is forgotten
     * @param fingerprint 64 hexadecimal digits
     * @return whether it is remembered now
     */
    public synchronized boolean remember(String name, String fingerprint) {
        Known known = new Known(name, Fingerprint.write(Fingerprint.read(fingerprint)));
        if (!known.isShown()) {
            return false;
        }
        return fingerprint.equals(all().get(Likeness.of(name))) || file.append(known);
    }

    /** Where they were last. */
    public LastAddresses lastAddresses() {
        return folder == null ? LastAddresses.NONE : LastAddresses.in(folder);
    }

    /** Those whose names no other key may have. */
    Map<String, String> others() {
        return believing ? Map.of() : all();
    }

    /** The fingerprints of all, by what their names look like: a name that passes for another is that one. */
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
     * A meeting in the file.
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
