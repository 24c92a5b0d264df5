package org.tiengow.client.connection;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.home.DataFolder;
import org.tiengow.client.home.LineFile;
import org.tiengow.protocol.opening.Likeness;
import org.tiengow.protocol.opening.Lookalikes;
import org.tiengow.protocol.pipeline.Fingerprint;
import org.tiengow.protocol.pipeline.FingerprintWords;

/**
 * The hosts this person has met: which key belongs to a name. A line a meeting, the last of a name counts, so that several
 * programs may write at once:
 *
 * <pre>
 *   9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08 Kitchen
 * </pre>
 *
 * <p>When the file cannot be read or written the log says so, and hosts are met as if for the first time.
 */
public final class KnownHosts {
    /** The file in the data folder. */
    public static final String FILE = "known-hosts.txt";

    /** For who wants no memory, because the fingerprint itself was typed. */
    public static final KnownHosts NONE = new KnownHosts(null, false);

    private static final Pattern LINE = Pattern.compile("([0-9a-f]{64}) (\\P{Cntrl}+)");

    private final @Nullable Path folder;
    private final LineFile file;
    private final boolean believing;

    private KnownHosts(@Nullable Path folder, boolean believing) {
        this.folder = folder;
        this.file = new LineFile(folder, FILE);
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
     * @param name not empty; one that no line can hold is forgotten
     * @param fingerprint 64 hexadecimal digits
     * @return whether it is remembered now
     */
    public synchronized boolean remember(String name, String fingerprint) {
        String line = Fingerprint.write(Fingerprint.read(fingerprint)) + " " + name;
        if (!LINE.matcher(line).matches()) {
            return false;
        }
        return fingerprint.equals(all().get(Likeness.of(name))) || file.add(line);
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
        for (String line : file.lines()) {
            Matcher parts = LINE.matcher(line);
            if (parts.matches()) {
                known.put(Likeness.of(parts.group(2)), parts.group(1));
            }
        }
        return known;
    }
}
