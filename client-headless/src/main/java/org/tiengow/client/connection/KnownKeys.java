package org.tiengow.client.connection;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.home.LineFile;

/**
 * The identity keys of people this person has played with, each with the first name it was met under. They tell who signed a record. The
 * file has one line per key:
 *
 * <pre>
 *   3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c Mei
 * </pre>
 *
 * <p>A file that cannot be read or written is logged, and nobody is known then.
 */
public final class KnownKeys {
    /** The file in the data folder. */
    public static final String FILE = "known-keys.txt";

    /** More people than anybody plays with. The limit keeps a host that invents keys from filling the disk. */
    private static final int MOST = 1_000;

    private static final Pattern LINE = Pattern.compile("([0-9a-f]{64}) (\\P{Cntrl}{1,64})");

    private final LineFile file;

    /** Opens the known keys of a data folder; null disables persistence. */
    public KnownKeys(@Nullable Path dataFolder) {
        this(dataFolder, FILE);
    }

    private KnownKeys(@Nullable Path folder, String name) {
        this.file = new LineFile(folder, name);
    }

    /** Opens the known keys in a file with another name. */
    public static KnownKeys at(Path file) {
        return new KnownKeys(
                file.toAbsolutePath().getParent(), file.getFileName().toString());
    }

    /** Returns the names of all known people, by their keys. Reads the file. */
    public Map<String, String> all() {
        Map<String, String> known = new LinkedHashMap<>();
        for (String line : file.lines()) {
            Matcher parts = LINE.matcher(line);
            if (parts.matches()) {
                known.putIfAbsent(parts.group(1), parts.group(2));
            }
        }
        return known;
    }

    /** Adds the keys that are not known yet. Writes the file when there are any. */
    public synchronized void met(Map<String, String> names) {
        Map<String, String> known = all();
        names.forEach((key, name) -> {
            String line = key + " " + name;
            if (!known.containsKey(key)
                    && known.size() < MOST
                    && LINE.matcher(line).matches()
                    && file.add(line)) {
                known.put(key, name);
            }
        });
    }
}
