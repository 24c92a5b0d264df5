package org.tiengow.presentation.settings;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.StreamSupport;

/**
 * An object in a file, read with a mistrustful eye: a member that is missing or makes no sense has its default.
 *
 * @param members of the object
 */
record Kept(JsonObject members) {
    /** Reads a line; one that holds no object has no members. */
    static Kept of(String line) {
        try {
            JsonElement value = JsonParser.parseString(line);
            return new Kept(value.isJsonObject() ? value.getAsJsonObject() : new JsonObject());
        } catch (JsonParseException | StackOverflowError damaged) {
            return new Kept(new JsonObject());
        }
    }

    Kept inner(String key) {
        JsonElement value = members.get(key);
        return new Kept(value != null && value.isJsonObject() ? value.getAsJsonObject() : new JsonObject());
    }

    /** Returns an inner object under its name, or under the name in earlier files. */
    Kept inner(String key, String earlier) {
        return inner(members.has(key) ? key : earlier);
    }

    String text(String key, String otherwise) {
        JsonElement value = members.get(key);
        return value != null && value.isJsonPrimitive() ? value.getAsString() : otherwise;
    }

    /** The texts of a list that are not blank. */
    List<String> list(String key) {
        JsonElement value = members.get(key);
        JsonArray list = value != null && value.isJsonArray() ? value.getAsJsonArray() : new JsonArray();
        return StreamSupport.stream(list.spliterator(), false)
                .filter(JsonElement::isJsonPrimitive)
                .map(JsonElement::getAsString)
                .filter(text -> !text.isBlank())
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
