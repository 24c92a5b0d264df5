package org.tiengow.client.json;

/** The translator of players in records and in lines to bots: a name, and {@code PERSON} or {@code BOT}. */
final class PlayerJson {
    private enum Kind {
        PERSON,
        BOT
    }

    private PlayerJson() {}

    static Members write(String name, boolean bot) {
        return new Members().with("name", name).with("kind", bot ? Kind.BOT : Kind.PERSON);
    }

    static String name(Node player) {
        return player.get("name").text();
    }

    static boolean isBot(Node player) {
        return player.get("kind").oneOf(Kind.class) == Kind.BOT;
    }
}
