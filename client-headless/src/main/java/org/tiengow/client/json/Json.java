package org.tiengow.client.json;

import com.google.gson.JsonElement;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.google.gson.Strictness;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.tiengow.engine.seat.Seats;

/** A strict reader of JSON. */
final class Json {
    private static final Pattern PLACE = Pattern.compile("line (\\d+) column (\\d+)");

    private Json() {}

    /**
     * Reads a text that holds one JSON value, in which no object has a name twice.
     *
     * @throws TextFlaw when the text holds anything else
     */
    static Node read(String text) {
        JsonReader reader = new NamesOnce(text);
        reader.setStrictness(Strictness.STRICT);
        try {
            JsonElement element = JsonParser.parseReader(reader);
            if (reader.peek() != JsonToken.END_DOCUMENT) {
                throw new TextFlaw(1, "There is more than one JSON value.");
            }
            return Node.root(element);
        } catch (IOException | JsonParseException e) {
            throw notJson(String.valueOf(e.getMessage()));
        }
    }

    /** Returns a seat or another index, or null for {@link Seats#NONE}. */
    static @Nullable Integer indexOrNull(int index) {
        return index == Seats.NONE ? null : index;
    }

    /** A reader that rejects duplicate names. Of two values with one name, other readers might take the other one. */
    private static final class NamesOnce extends JsonReader {
        private final Deque<Set<String>> names = new ArrayDeque<>();

        NamesOnce(String text) {
            super(new StringReader(text));
        }

        @Override
        public void beginObject() throws IOException {
            super.beginObject();
            names.push(new HashSet<>());
        }

        @Override
        public String nextName() throws IOException {
            String name = super.nextName();
            if (!names.element().add(name)) {
                throw new TextFlaw(1, getPath().substring("$.".length()) + " is there twice.");
            }
            return name;
        }

        @Override
        public void endObject() throws IOException {
            super.endObject();
            names.pop();
        }
    }

    private static TextFlaw notJson(String message) {
        Matcher place = PLACE.matcher(message);
        return place.find()
                ? new TextFlaw(Integer.parseInt(place.group(1)), "This is not JSON (column " + place.group(2) + ").")
                : new TextFlaw(1, "This is not JSON.");
    }
}
