package org.tiengow.protocol.opening;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/**
 * What a name is taken for at a glance. Names with one skeleton differ, beside what {@link Likeness} leaves out, only in letters
 * that look alike: i, l and 1, O and 0, rn and m, and those of other scripts that look like Latin ones. Hosts are told apart by
 * their skeletons; people are not, or nobody could be called Al beside an Ai.
 */
public final class Lookalikes {
    private static final String FILE = "lookalikes.txt";

    private Lookalikes() {}

    /** The skeleton of a name; it is to be compared with others, and shown to nobody. */
    public static String skeleton(String name) {
        return shapes(Likeness.of(shapes(name))); // before too: what a letter is made of need not look like it
    }

    private static String shapes(String name) {
        StringBuilder shape = new StringBuilder();
        name.codePoints().forEach(point -> shape.append(Table.SHAPES.getOrDefault(point, Character.toString(point))));
        return shape.toString();
    }

    /** Read when the first name is compared. */
    private static final class Table {
        static final Map<Integer, String> SHAPES = read();

        private static Map<Integer, String> read() {
            Map<Integer, String> shapes = new HashMap<>();
            try (InputStream file = Objects.requireNonNull(Lookalikes.class.getResourceAsStream(FILE), FILE);
                    BufferedReader lines = new BufferedReader(new InputStreamReader(file, StandardCharsets.UTF_8))) {
                lines.lines().filter(line -> !line.startsWith("#")).forEach(line -> {
                    int tab = line.indexOf('\t');
                    line.substring(tab + 1).codePoints().forEach(point -> shapes.put(point, line.substring(0, tab)));
                });
            } catch (IOException unreadable) {
                throw new UncheckedIOException(unreadable);
            }
            return Map.copyOf(shapes);
        }
    }
}
