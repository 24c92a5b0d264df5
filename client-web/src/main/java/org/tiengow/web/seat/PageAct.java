package org.tiengow.web.seat;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.validation.ShownText;
import org.tiengow.client.session.validation.Token;
import org.tiengow.engine.tile.Tile;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.presentation.settings.Settings;

/**
 * One act of a page, such as {@code {"act":"play","decision":7,"tiles":[3,9]}}. Its getters throw {@link IllegalArgumentException}
 * if a member is missing or of the wrong type.
 */
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
     * Parses an act.
     *
     * @throws IllegalArgumentException if the text is not a JSON object
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
     * Returns a requested name without surrounding white space.
     *
     * @throws IllegalArgumentException when no host would grant it
     */
    static String name(String wanted) {
        return ShownText.name(wanted)
                .orElseThrow(() -> new IllegalArgumentException(
                        "A name has 1 to " + Settings.LONGEST_NAME + " characters, all of them readable."));
    }

    /** Returns the kind of the act. */
    String name() {
        return text("act");
    }

    boolean has(String member) {
        JsonElement value = json.get(member);
        return value != null && !value.isJsonNull();
    }

    /** Returns a member that is an object. */
    PageAct inner(String member) {
        JsonElement value = json.get(member);
        if (value == null || !value.isJsonObject()) {
            throw wrong(member);
        }
        return new PageAct(value.getAsJsonObject());
    }

    /** Returns a text; empty if the member is missing. */
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

    /** Returns a token; {@link Token#NONE} if it is missing or malformed. */
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

    /** Returns an integer from {@code least} to {@code most}. */
    long number(String member, long least, long most) {
        return number(json.get(member), member, least, most);
    }

    /** Returns the number of a table. */
    int table(String member) {
        return (int) number(member, 0, TABLES - 1);
    }

    /** Returns the number of a seat. */
    int seat(String member) {
        return (int) number(member, 0, SEATS - 1);
    }

    /** Returns the number of a seat colour. */
    int colour(String member) {
        return (int) number(member, 0, Settings.COLOURS - 1);
    }

    /** Returns a tile, given by its index among the 32. */
    Tile tile(String member) {
        return tile(json.get(member), member);
    }

    /** Returns the tiles of a list, each given by its index among the 32. */
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

    /** Returns a constant of an enum, written in lower case with hyphens. */
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
