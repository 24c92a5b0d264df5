package org.tiengow.web.seat;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.hosting.ShownText;
import org.tiengow.client.session.hosting.Token;
import org.tiengow.engine.tile.Tile;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.presentation.settings.Settings;

/** One act of a page, such as {@code {"act":"play","decision":7,"tiles":[3,9]}}. What is missing or of another kind breaks off. */
final class PageAct {
    private static final int TABLES = 64;
    private static final int SEATS = 4;
    private static final int TILES = 32;
    private static final int LONGEST = 600;

    private final JsonObject json;

    private PageAct(JsonObject json) {
        this.json = json;
    }

    /**
     * Reads an act.
     *
     * @throws IllegalArgumentException for what is none
     */
    static PageAct of(String text) {
        try {
            JsonElement json = JsonParser.parseString(text);
            if (json.isJsonObject()) {
                return new PageAct(json.getAsJsonObject());
            }
        } catch (JsonParseException | StackOverflowError nonsense) {
            throw new IllegalArgumentException("An act is an object in JSON.", nonsense);
        }
        throw new IllegalArgumentException("An act is an object in JSON.");
    }

    /**
     * The name somebody wants, without the space around it.
     *
     * @throws IllegalArgumentException when no host would grant it
     */
    static String name(String wanted) {
        return ShownText.name(wanted)
                .orElseThrow(() -> new IllegalArgumentException(
                        "A name has 1 to " + Settings.LONGEST_NAME + " characters, all of them readable."));
    }

    /** What is done. */
    String name() {
        return text("act");
    }

    boolean has(String member) {
        JsonElement value = json.get(member);
        return value != null && !value.isJsonNull();
    }

    /** An act within this one. */
    PageAct inner(String member) {
        JsonElement value = json.get(member);
        if (value == null || !value.isJsonObject()) {
            throw wrong(member);
        }
        return new PageAct(value.getAsJsonObject());
    }

    /** A text, or an empty one where there is none. */
    String textOrNone(String member) {
        return has(member) ? text(member) : "";
    }

    String text(String member) {
        JsonElement value = json.get(member);
        if (value == null
                || !value.isJsonPrimitive()
                || !value.getAsJsonPrimitive().isString()) {
            throw wrong(member);
        }
        String text = value.getAsString();
        if (text.length() > LONGEST) {
            throw wrong(member);
        }
        return text;
    }

    /** A secret, or none where there is none, or nonsense. */
    Token tokenOrNone(String member) {
        try {
            return new Token(textOrNone(member));
        } catch (IllegalArgumentException noToken) {
            return Token.NONE;
        }
    }

    boolean is(String member) {
        JsonElement value = json.get(member);
        if (value == null
                || !value.isJsonPrimitive()
                || !value.getAsJsonPrimitive().isBoolean()) {
            throw wrong(member);
        }
        return value.getAsBoolean();
    }

    /** A whole number from {@code least} to {@code most}. */
    long number(String member, long least, long most) {
        return number(json.get(member), member, least, most);
    }

    /** The number of a table. */
    int table(String member) {
        return (int) number(member, 0, TABLES - 1);
    }

    /** The number of a seat. */
    int seat(String member) {
        return (int) number(member, 0, SEATS - 1);
    }

    /** A colour that a seat may have. */
    int colour(String member) {
        return (int) number(member, 0, Settings.COLOURS - 1);
    }

    /** A tile, by its place among the 32. */
    Tile tile(String member) {
        return tile(json.get(member), member);
    }

    /** The tiles of a list, each by its place among the 32. */
    TileSet tiles(String member) {
        JsonElement value = json.get(member);
        if (value == null || !value.isJsonArray()) {
            throw wrong(member);
        }
        JsonArray list = value.getAsJsonArray();
        TileSet tiles = TileSet.EMPTY;
        for (JsonElement each : list) {
            tiles = tiles.plus(tile(each, member));
        }
        return tiles;
    }

    /** One of the constants of an enum, in small letters with hyphens. */
    <E extends Enum<E>> E one(String member, Class<E> kind) {
        try {
            return Enum.valueOf(kind, text(member).toUpperCase(Locale.ROOT).replace('-', '_'));
        } catch (IllegalArgumentException unknown) {
            throw wrong(member);
        }
    }

    private static Tile tile(@Nullable JsonElement value, String member) {
        return Tile.of((int) number(value, member, 0, TILES - 1));
    }

    private static long number(@Nullable JsonElement value, String member, long least, long most) {
        if (value == null
                || !value.isJsonPrimitive()
                || !value.getAsJsonPrimitive().isNumber()) {
            throw wrong(member);
        }
        double number = value.getAsDouble();
        if (number != Math.rint(number) || number < least || number > most) {
            throw wrong(member);
        }
        return (long) number;
    }

    private static IllegalArgumentException wrong(String member) {
        return new IllegalArgumentException("The act’s " + member + " is missing or wrong.");
    }
}
