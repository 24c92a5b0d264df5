package org.tiengow.client.connection;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.home.LineFile;

/**
 * The identity keys of people this person has played with, each with the name it had first: whose signatures in a record are
 * somebody's. A line a key:
 *
 * <pre>
 *   3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c Mei
 * </pre>
 *
 * <p>When the file cannot be read or written the log says so, and nobody is known.
 */
public final class KnownKeys {
    /** The file in the data folder. */
    public static final String FILE = "known-keys.txt";

    /** More people than anybody plays with; a host that makes up keys fills no disk. */
    private static final int MOST = 1_000;

    private static final Pattern LINE = Pattern.compile("([0-9a-f]{64}) (\\P{Cntrl}{1,64})");

    private final LineFile file;

    /** Those of a data folder; null for who wants no memory. */
    public KnownKeys(@Nullable Path dataFolder) {
        this(dataFolder, FILE);
    }

    private KnownKeys(@Nullable Path folder, String name) {
        this.file = new LineFile(folder, name);
    }

    /** Those in a file that is called otherwise. */
    public static KnownKeys at(Path file) {
        return new KnownKeys(
                file.toAbsolutePath().getParent(), file.getFileName().toString());
    }

    /** The names of all, by their keys. Reads the file. */
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

    /** These keys were met. Writes the file, when any is new. */
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
