package org.tiengow.client.json;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.List;
import java.util.Optional;
import org.tiengow.client.bot.BotSeat;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.SeatEvent;
import org.tiengow.engine.seat.SeatView;

/** The lines a bot program reads (contracts 4), each without its end. */
public final class BotLines {
    /** The version of these lines, told in the first of them. */
    public static final int PROTOCOL = 1;

    private BotLines() {}

    /** The first line: where the program sits. */
    public static String hello(BotSeat seat) {
        JsonObject line = line("hello");
        line.addProperty("protocol", PROTOCOL);
        line.addProperty("seat", seat.seat());
        JsonArray players = new JsonArray();
        seat.players().forEach(player -> players.add(PlayerJson.write(player.name(), player.bot())));
        line.add("players", players);
        line.add("rules", RulesJson.write(seat.rules()));
        return Json.oneLine(line);
    }

    /** Something happened. Payments during the round have no line of their own; they stand in {@code settled}. */
    public static Optional<String> event(SeatEvent event) {
        return EventJson.write(event).map(Json::oneLine);
    }

    /**
     * The program must act.
     *
     * @param decision the number that its answer repeats
     * @param millis how long it may take
     */
    public static String decide(int decision, long millis, SeatView view, LegalPlays legal) {
        JsonObject line = line("decide");
        line.addProperty("decision", decision);
        line.addProperty("millis", millis);
        line.add("view", ViewJson.write(view));
        JsonArray plays = new JsonArray();
        legal.plays().forEach(play -> plays.add(legalPlay(play)));
        line.add("legal", plays);
        return Json.oneLine(line);
    }

    /** The round is dealt anew. */
    public static String voided() {
        return Json.oneLine(line("void"));
    }

    /** An answer was not used, and a safe play was made for it. */
    public static String warning(int decision, String reason) {
        JsonObject line = line("warning");
        line.addProperty("decision", decision);
        line.addProperty("reason", reason);
        return Json.oneLine(line);
    }

    /** Somebody else plays on in this seat. */
    public static String replaced() {
        return Json.oneLine(line("replaced"));
    }

    /** The match is over. */
    public static String end(List<Integer> chips, List<Integer> places) {
        JsonObject line = line("end");
        line.add("chips", Json.numbers(chips));
        line.add("places", Json.numbers(places));
        return Json.oneLine(line);
    }

    /** The answer to a decision, as a program writes it. */
    public static String answer(int decision, int play) {
        JsonObject line = new JsonObject();
        line.addProperty("decision", decision);
        line.addProperty("play", play);
        return Json.oneLine(line);
    }

    static JsonObject line(String type) {
        JsonObject line = new JsonObject();
        line.addProperty("type", type);
        return line;
    }

    private static JsonObject legalPlay(Play play) {
        JsonObject object = new JsonObject();
        switch (play.act()) {
            case FACE_UP, FORFEIT -> {
                object.addProperty("tiles", play.tiles().toString());
                object.addProperty("faceDown", play.isForfeit());
            }
            case DECLARE -> object.addProperty("declare", true);
            case DECLINE -> object.addProperty("declare", false);
        }
        return object;
    }
}
