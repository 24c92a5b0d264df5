package org.tiengow.presentation.json;

import com.google.gson.ExclusionStrategy;
import com.google.gson.FieldAttributes;
import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import com.google.gson.JsonSerializer;
import java.lang.reflect.Type;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.json.RulesJson;
import org.tiengow.client.session.table.Deadline;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.engine.tile.Tile;
import org.tiengow.engine.tile.TileKind;
import org.tiengow.engine.tile.TileSet;

/**
 * A serializer of screens to JSON. Each screen is written completely: {@code {"screen":"table","body":{…}}}.
 *
 * <p>Members have the names of the record components, and nulls are omitted. A tile is {@code {"tile":0,"face":"66"}}: its index among the
 * 32, and its two digits. A moment is a number of milliseconds on the scale of {@link #now()}, which a frontend receives with each screen.
 * Functions are omitted: each action has an id or a kind beside it. Different screens have different JSON.
 */
public final class ScreenJson {
    private static final String SUFFIX = "Screen";
    private static final Gson GSON = new GsonBuilder()
            .disableHtmlEscaping()
            .setExclusionStrategies(new Functions())
            .registerTypeAdapter(Tile.class, writer(ScreenJson::tile))
            .registerTypeAdapter(TileSet.class, writer(ScreenJson::tiles))
            .registerTypeAdapter(TileKind.class, writer((TileKind kind) -> new JsonPrimitive(kind.notation())))
            .registerTypeAdapter(OptionalInt.class, writer(ScreenJson::number))
            .registerTypeAdapter(
                    HostAddress.class, writer((HostAddress address) -> new JsonPrimitive(address.toString())))
            .registerTypeAdapter(TableRules.class, writer(ScreenJson::rules))
            .registerTypeAdapter(Deadline.class, writer((Deadline ends) -> new JsonPrimitive(millis(ends.nanos()))))
            .create();

    private ScreenJson() {}

    /**
     * Returns a screen as JSON.
     *
     * @param screen one of the records of this module whose names end in {@code Screen}
     * @throws IllegalArgumentException for any other record
     */
    public static JsonObject of(Record screen) {
        String name = screen.getClass().getSimpleName();
        if (!name.endsWith(SUFFIX)) {
            throw new IllegalArgumentException(name + " is no screen.");
        }
        JsonObject json = new JsonObject();
        json.addProperty(
                "screen",
                name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1, name.length() - SUFFIX.length()));
        json.add("body", GSON.toJsonTree(screen));
        return json;
    }

    /** Returns a part of a screen as JSON, without a name. */
    public static JsonElement part(Record part) {
        return GSON.toJsonTree(part);
    }

    /** Returns the current moment in milliseconds, on the scale on which screens give deadlines. */
    public static long now() {
        return millis(System.nanoTime());
    }

    private static long millis(long nanos) {
        return TimeUnit.NANOSECONDS.toMillis(nanos);
    }

    private static JsonElement tile(Tile tile) {
        JsonObject json = new JsonObject();
        json.addProperty("tile", tile.index());
        json.addProperty("face", tile.kind().notation());
        return json;
    }

    private static JsonElement tiles(TileSet tiles) {
        JsonArray json = new JsonArray();
        tiles.forEach(tile -> json.add(tile(tile)));
        return json;
    }

    private static JsonElement number(OptionalInt number) {
        return number.isPresent() ? new JsonPrimitive(number.getAsInt()) : JsonNull.INSTANCE;
    }

    private static JsonElement rules(TableRules rules) {
        return JsonParser.parseString(RulesJson.pretty(rules));
    }

    private static <T> JsonSerializer<T> writer(Form<T> form) {
        return (T value, Type type, com.google.gson.JsonSerializationContext context) -> form.of(value);
    }

    private interface Form<T> {
        JsonElement of(T value);
    }

    private static final class Functions implements ExclusionStrategy {
        @Override
        public boolean shouldSkipField(FieldAttributes field) {
            return false;
        }

        @Override
        public boolean shouldSkipClass(Class<?> type) {
            return type.getPackageName().equals("java.util.function");
        }
    }
}
