package org.tiengow.protocol.text;

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
 * The skeleton of a name: the form that it is mistaken for at a glance. Beyond the differences that {@link Likeness} ignores, names with
 * equal skeletons differ only in similar letters: i, l and 1, O and 0, rn and m, and letters of other scripts that look like Latin ones.
 * Hosts must have different skeletons. People need not, or nobody could be called Al beside an Ai.
 */
public final class Lookalikes {
    private static final String FILE = "lookalikes.txt";

    private Lookalikes() {}

    /** Returns the skeleton of a name, for comparison only, not for display. */
    public static String skeleton(String name) {
        return shapes(Likeness.of(shapes(name))); // twice: a composed letter may not look like its parts
    }

    private static String shapes(String name) {
        StringBuilder shape = new StringBuilder();
        name.codePoints().forEach(point -> shape.append(Table.SHAPES.getOrDefault(point, Character.toString(point))));
        return shape.toString();
    }

    /** The table of shapes, which is read when the first name is compared. */
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
