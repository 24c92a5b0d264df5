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
 * A JSON object under construction, whose members keep the order in which they are added. A value is a number, a text, a flag, an enum,
 * tiles, another such object, a list of these, or a record whose components have the members' names.
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

    /** Adds a member, and returns this object. */
    public Members with(String name, @Nullable Object value) {
        all.put(name, value);
        return this;
    }

    /** Adds a list whose values are converted by {@code form}, and returns this object. */
    public <T> Members with(String name, List<T> values, Function<T, @Nullable Object> form) {
        return with(name, values.stream().map(form).toList());
    }

    /** Returns a value as one line of JSON, without a line end. */
    public static String oneLine(Object value) {
        return ONE_LINE.toJson(value);
    }

    /** Returns a value as indented JSON over several lines, without a final line end. */
    public static String pretty(Object value) {
        return PRETTY.toJson(value);
    }

    /** Writes members without building a tree first, since records are many. It reads nothing: its errors would not name their place. */
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
