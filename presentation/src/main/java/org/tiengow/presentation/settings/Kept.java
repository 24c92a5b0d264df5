package org.tiengow.presentation.settings;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Properties;

/**
 * A tolerant reader of a settings file: a missing or invalid value is replaced by a default.
 *
 * @param properties the file's lines
 */
record Kept(Properties properties) {
    String text(String key, String otherwise) {
        return properties.getProperty(key, otherwise);
    }

    /** Returns the words of a value, separated by spaces; at most {@link Settings#MOST_ADDRESSES}. */
    List<String> list(String key) {
        return Arrays.stream(text(key, "").split("\\s+"))
                .filter(word -> !word.isEmpty())
                .distinct()
                .limit(Settings.MOST_ADDRESSES)
                .toList();
    }

    int number(String key, int otherwise) {
        return (int) fraction(key, otherwise);
    }

    float fraction(String key, float otherwise) {
        try {
            return Float.parseFloat(text(key, String.valueOf(otherwise)));
        } catch (NumberFormatException e) {
            return otherwise;
        }
    }

    boolean yes(String key, boolean otherwise) {
        return switch (text(key, "").strip().toLowerCase(Locale.ROOT)) {
            case "true" -> true;
            case "false" -> false;
            default -> otherwise;
        };
    }

    /** Returns the enum constant that the value names; {@code otherwise} also determines the enum. */
    <E extends Enum<E>> E choice(String key, E otherwise) {
        String name = text(key, otherwise.name());
        return Arrays.stream(otherwise.getDeclaringClass().getEnumConstants())
                .filter(value -> value.name().equals(name))
                .findFirst()
                .orElse(otherwise);
    }
}
