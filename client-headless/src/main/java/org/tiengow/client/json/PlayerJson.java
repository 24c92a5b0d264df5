package org.tiengow.client.json;

import com.google.gson.JsonObject;

/** Who sits in a seat, as records and bots read it: a name, and {@code PERSON} or {@code BOT}. */
final class PlayerJson {
    private enum Kind {
        PERSON,
        BOT
    }

    private PlayerJson() {}

    static JsonObject write(String name, boolean bot) {
        JsonObject object = new JsonObject();
        object.addProperty("name", name);
        object.addProperty("kind", (bot ? Kind.BOT : Kind.PERSON).name());
        return object;
    }

    static String name(Node player) {
        return player.get("name").text();
    }

    static boolean isBot(Node player) {
        return player.get("kind").oneOf(Kind.class) == Kind.BOT;
    }
}
