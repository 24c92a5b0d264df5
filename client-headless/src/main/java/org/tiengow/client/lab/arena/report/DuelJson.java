package org.tiengow.client.lab.arena.report;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import java.util.Locale;
import org.tiengow.client.lab.arena.Estimate;
import org.tiengow.client.lab.arena.duel.DuelPlan;
import org.tiengow.client.lab.arena.duel.DuelQuestion;
import org.tiengow.client.lab.arena.duel.DuelReport;
import org.tiengow.client.lab.arena.duel.DuelResult;
import org.tiengow.client.lab.arena.duel.KindResult;
import org.tiengow.client.lab.arena.duel.Rating;

/** A report of duels for programs: one JSON object. */
public final class DuelJson {
    private static final Gson PRETTY = new GsonBuilder()
            .serializeNulls()
            .disableHtmlEscaping()
            .setPrettyPrinting()
            .create();

    private DuelJson() {}

    /** The object, over several lines. */
    public static String write(DuelReport report) {
        DuelPlan plan = report.plan();
        JsonObject object = new JsonObject();
        object.addProperty("format", "tiengow-duels/1");
        object.addProperty("rules", plan.rules().id());
        object.addProperty("players", plan.players());
        object.addProperty("lineup", word(plan.lineup()));
        object.addProperty("seed", plan.seed());
        object.addProperty("millis", plan.limit().toMillis());
        object.add("question", question(plan.question()));
        object.addProperty("answer", word(report.answer()));
        JsonArray duels = new JsonArray();
        report.duels().forEach(duel -> duels.add(duel(duel)));
        object.add("duels", duels);
        JsonArray ratings = new JsonArray();
        report.ratings().forEach(rating -> ratings.add(rating(rating)));
        object.add("ratings", ratings);
        return PRETTY.toJson(object) + "\n";
    }

    private static JsonObject question(DuelQuestion question) {
        JsonObject object = new JsonObject();
        object.addProperty("betterThan", question.betterThan());
        object.addProperty("width", question.width());
        object.addProperty("error", question.error());
        object.addProperty("atAnyTime", question.isAsked());
        object.addProperty("deals", question.deals());
        object.addProperty("mostDeals", question.mostDeals());
        return object;
    }

    private static JsonObject duel(DuelResult duel) {
        JsonObject object = new JsonObject();
        object.addProperty("candidate", duel.candidate());
        object.addProperty("opponent", duel.opponent());
        object.addProperty("answer", word(duel.answer()));
        object.addProperty("deals", duel.deals());
        object.addProperty("rounds", duel.rounds());
        addEstimate(object, "chips", duel.chips());
        object.addProperty("dealsWon", duel.won());
        object.addProperty("dealsLost", duel.lost());
        JsonArray kinds = new JsonArray();
        for (KindResult kind : duel.kinds()) {
            JsonObject each = new JsonObject();
            each.addProperty("kind", word(kind.kind()));
            each.addProperty("rounds", kind.decisions());
            each.addProperty("chipsEach", kind.each());
            addEstimate(each, "chips", kind.chips());
            kinds.add(each);
        }
        object.add("kinds", kinds);
        return object;
    }

    private static JsonObject rating(Rating rating) {
        JsonObject object = new JsonObject();
        object.addProperty("name", rating.name());
        addEstimate(object, "points", rating.points());
        return object;
    }

    private static void addEstimate(JsonObject object, String name, Estimate estimate) {
        object.addProperty(name, estimate.mean());
        JsonArray interval = new JsonArray();
        if (!Double.isNaN(estimate.halfWidth())) {
            interval.add(estimate.low());
            interval.add(estimate.high());
        }
        object.add("interval", interval.isEmpty() ? JsonNull.INSTANCE : interval);
    }

    private static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }
}
