package org.tiengow.client.json;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import com.google.gson.JsonSerializer;
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
            .registerTypeAdapter(Members.class, (JsonSerializer<Members>) (members, type, context) -> members.object)
            .create();
    private static final Gson PRETTY = ONE_LINE.newBuilder().setPrettyPrinting().create();

    private final JsonObject object = new JsonObject();

    /** The same object, with one member more. */
    public Members with(String name, @Nullable Object value) {
        object.add(name, ONE_LINE.toJsonTree(value));
        return this;
    }

    /** A value as one line, without its end. */
    public static String oneLine(Object value) {
        return ONE_LINE.toJson(value);
    }

    /** A value over several lines, indented, without the end of the last. */
    public static String pretty(Object value) {
        return PRETTY.toJson(value);
    }
}
