package org.tiengow.client.lab.arena.report;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import org.tiengow.client.lab.arena.ArenaPlan;
import org.tiengow.client.lab.arena.ArenaReport;
import org.tiengow.client.lab.arena.Standing;

/** A report for programs: one JSON object. */
public final class JsonReport {
    private static final Gson PRETTY = new GsonBuilder()
            .serializeNulls()
            .disableHtmlEscaping()
            .setPrettyPrinting()
            .create();

    private JsonReport() {}

    /** The object, over several lines. */
    public static String write(ArenaReport report) {
        ArenaPlan plan = report.plan();
        JsonObject object = new JsonObject();
        object.addProperty("format", "tiengow-arena/1");
        object.addProperty("rules", plan.rules().id());
        object.addProperty("seed", plan.seed());
        object.addProperty("deals", plan.deals());
        object.addProperty("rounds", report.rounds());
        object.addProperty("millis", plan.limit().toMillis());
        JsonArray players = new JsonArray();
        plan.entrants().forEach(entrant -> players.add(entrant.name()));
        object.add("players", players);
        JsonArray standings = new JsonArray();
        report.standings().forEach(standing -> standings.add(write(standing)));
        object.add("candidates", standings);
        return PRETTY.toJson(object) + "\n";
    }

    private static JsonObject write(Standing standing) {
        JsonObject object = new JsonObject();
        object.addProperty("name", standing.name());
        object.addProperty("chips", standing.chips().mean());
        JsonArray interval = new JsonArray();
        if (!Double.isNaN(standing.chips().halfWidth())) {
            interval.add(standing.chips().low());
            interval.add(standing.chips().high());
        }
        object.add("interval95", interval.isEmpty() ? JsonNull.INSTANCE : interval);
        object.addProperty("seats", standing.seats());
        object.addProperty("won", standing.won());
        return object;
    }
}
