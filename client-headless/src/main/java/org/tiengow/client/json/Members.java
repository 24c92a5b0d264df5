package org.tiengow.client.json;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonPrimitive;
import com.google.gson.JsonSerializer;
import com.google.gson.TypeAdapter;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.tiengow.engine.tile.TileSet;

/**
 * A JSON object that is being written, its members in the order they are told. A value is a number, a text, a flag, an enum, tiles,
 * another of these objects, a list of such, or a record that has the members' names already.
 */
public final class Members {
    private static final Gson ONE_LINE = new GsonBuilder()
            .serializeNulls()
            .disableHtmlEscaping()
            .serializeSpecialFloatingPointValues()
            .registerTypeAdapter(TileSet.class, (JsonSerializer<TileSet>)
                    (tiles, type, context) -> new JsonPrimitive(tiles.toString()))
            .registerTypeAdapter(Members.class, new Form())
            .create();
    private static final Gson PRETTY = ONE_LINE.newBuilder().setPrettyPrinting().create();

    private final Map<String, @Nullable Object> all = new LinkedHashMap<>();

    /** The same object, with one member more. */
    public Members with(String name, @Nullable Object value) {
        all.put(name, value);
        return this;
    }

    /** The same object, with a list more: each value in its form. */
    public <T> Members with(String name, List<T> values, Function<T, @Nullable Object> form) {
        return with(name, values.stream().map(form).toList());
    }

    /** A value as one line, without its end. */
    public static String oneLine(Object value) {
        return ONE_LINE.toJson(value);
    }

    /** A value over several lines, indented, without the end of the last. */
    public static String pretty(Object value) {
        return PRETTY.toJson(value);
    }

    /** Writes at once, without a tree: records are many. Nothing is read this way, since it would not say where a flaw is. */
    private static final class Form extends TypeAdapter<Members> {
        @Override
        public void write(JsonWriter out, Members members) throws IOException {
            out.beginObject();
            for (Map.Entry<String, @Nullable Object> member : members.all.entrySet()) {
                Object value = member.getValue();
                out.name(member.getKey());
                ONE_LINE.toJson(value, value == null ? Void.class : value.getClass(), out);
            }
            out.endObject();
        }

        @Override
        public Members read(JsonReader in) {
            throw new UnsupportedOperationException("Only for writing.");
        }
    }
}
