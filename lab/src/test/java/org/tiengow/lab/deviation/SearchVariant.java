package org.tiengow.lab.deviation;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.tiengow.client.search.Effort;
import org.tiengow.client.search.SearchSettings;

/** A variant of the search of {@code master}, without a clock. */
record SearchVariant(String name, Effort effort, SearchSettings settings) {
    private static final Duration NO_LIMIT = Duration.ofHours(1);

    /**
     * Reads a variant such as {@code guesses=500,trust=20}; what it does not name is as in {@code master}, which is {@code master} alone. A given style,
     * {@code network=TEMPERATURE:RANDOMNESS:PRIOR} or {@code heuristics=TEMPERATURE:RANDOMNESS:PRIOR}, replaces all styles of {@code master}.
     */
    static SearchVariant parse(String text) {
        Map<String, Double> given = new HashMap<>();
        List<SearchSettings.Style> styles = new ArrayList<>();
        Stream.of(text.split(","))
                .map(part -> part.split("="))
                .filter(pair -> pair.length == 2)
                .forEach(pair -> {
                    if (pair[1].contains(":")) {
                        styles.add(style(pair[0], pair[1]));
                    } else {
                        given.put(pair[0], Double.valueOf(pair[1]));
                    }
                });
        Effort effort = new Effort(
                NO_LIMIT,
                (int) taken(given, "plays", Effort.MASTER.plays()),
                (int) taken(given, "guesses", Effort.MASTER.guesses()),
                taken(given, "negligible", Effort.MASTER.negligible()));
        SearchSettings usual = SearchSettings.MASTER;
        SearchSettings settings = new SearchSettings(
                taken(given, "trust", usual.trust()),
                (float) taken(given, "thought", usual.worthAThought()),
                styles.isEmpty() ? usual.styles() : styles);
        if (!given.isEmpty()) {
            throw new IllegalArgumentException("A variant has no " + given.keySet() + ".");
        }
        return new SearchVariant(text, effort, settings);
    }

    private static SearchSettings.Style style(String valuation, String numbers) {
        double[] number = Arrays.stream(numbers.split(":"))
                .mapToDouble(Double::parseDouble)
                .toArray();
        return new SearchSettings.Style(
                SearchSettings.Valuation.valueOf(valuation.toUpperCase(Locale.ROOT)), number[0], number[1], number[2]);
    }

    private static double taken(Map<String, Double> given, String name, double usual) {
        Double value = given.remove(name);
        return value == null ? usual : value;
    }
}
