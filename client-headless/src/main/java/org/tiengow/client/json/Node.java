package org.tiengow.client.json;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tiengow.engine.seat.Seats;
import org.tiengow.engine.tile.TileNotation;
import org.tiengow.engine.tile.TileSet;

/**
 * A value inside a JSON text that knows its path, so that errors about it name the place.
 *
 * @param element the value
 * @param path the path of the value, such as {@code tricks[2][0].tiles}; empty for the whole text
 */
record Node(JsonElement element, String path) {
    static Node root(JsonElement element) {
        return new Node(element, "");
    }

    /** Returns a member that must exist. */
    Node get(String member) {
        return find(member).orElseThrow(() -> new TextFlaw(1, pathOf(member) + " is missing."));
    }

    /** Returns a member; empty if it is missing. */
    Optional<Node> find(String member) {
        JsonElement found = object().get(member);
        return found == null ? Optional.empty() : Optional.of(new Node(found, pathOf(member)));
    }

    /** Returns the names and values of the members, in the order of the text. */
    Map<String, JsonElement> members() {
        return object().asMap();
    }

    List<Node> items() {
        if (!(element instanceof JsonArray array)) {
            throw flaw("must be a list");
        }
        List<Node> items = new ArrayList<>();
        for (JsonElement item : array) {
            items.add(new Node(item, path + "[" + items.size() + "]"));
        }
        return items;
    }

    boolean isNull() {
        return element.isJsonNull();
    }

    String text() {
        if (element instanceof JsonPrimitive value && value.isString()) {
            return value.getAsString();
        }
        throw flaw("must be a text");
    }

    boolean flag() {
        if (element instanceof JsonPrimitive value && value.isBoolean()) {
            return value.getAsBoolean();
        }
        throw flaw("must be true or false");
    }

    int number() {
        if (element instanceof JsonPrimitive value && value.isNumber()) {
            try {
                return Integer.parseInt(value.getAsString());
            } catch (NumberFormatException e) {
                throw flaw("must be a whole number of at most nine digits");
            }
        }
        throw flaw("must be a number");
    }

    /** Returns a number that may be written with a fraction or an exponent, such as 3.0, as long as it is whole. */
    int wholeNumber() {
        if (element instanceof JsonPrimitive value && value.isNumber()) {
            try {
                return new BigDecimal(value.getAsString()).intValueExact();
            } catch (ArithmeticException | NumberFormatException e) {
                throw flaw("must be a whole number of at most nine digits");
            }
        }
        throw flaw("must be a number");
    }

    /** Returns a number within bounds, both included. */
    int number(int least, int most) {
        int number = number();
        if (number < least || number > most) {
            throw flaw("must be from " + least + " to " + most);
        }
        return number;
    }

    List<Integer> numbers() {
        return items().stream().map(Node::number).toList();
    }

    /** Returns a list with one number a seat. */
    List<Integer> numbers(int players) {
        List<Integer> numbers = numbers();
        if (numbers.size() != players) {
            throw flaw("must hold " + players + " numbers, one a seat");
        }
        return numbers;
    }

    /** Returns a seat from 0 to {@code players} − 1. */
    int seat(int players) {
        return number(0, players - 1);
    }

    /** Returns a seat, or {@link Seats#NONE} for a JSON null. */
    int seatOrNone(int players) {
        return isNull() ? Seats.NONE : seat(players);
    }

    TileSet tiles() {
        try {
            return TileNotation.read(text());
        } catch (IllegalArgumentException e) {
            throw flaw(": " + e.getMessage());
        }
    }

    /** Returns the enum constant whose text is this value. */
    <E> E oneOf(Class<E> type) {
        String word = text();
        for (E constant : type.getEnumConstants()) {
            if (constant.toString().equals(word)) {
                return constant;
            }
        }
        throw flaw("must be " + alternatives(type) + ", not \"" + word + "\"");
    }

    /** Returns an error about this value. */
    TextFlaw flaw(String what) {
        String name = path.isEmpty() ? "The text" : path;
        return new TextFlaw(1, (what.startsWith(":") ? name + what : name + " " + what) + ".");
    }

    private static String alternatives(Class<?> type) {
        List<String> names = new ArrayList<>();
        for (Object constant : type.getEnumConstants()) {
            names.add(constant.toString());
        }
        String last = names.remove(names.size() - 1);
        return names.isEmpty() ? last : String.join(", ", names) + " or " + last;
    }

    private JsonObject object() {
        if (element instanceof JsonObject object) {
            return object;
        }
        throw flaw("must be an object");
    }

    private String pathOf(String member) {
        return path.isEmpty() ? member : path + "." + member;
    }
}
