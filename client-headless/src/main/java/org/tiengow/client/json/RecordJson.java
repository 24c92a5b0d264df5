package org.tiengow.client.json;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.util.List;
import org.tiengow.engine.record.PlayerTag;
import org.tiengow.engine.record.RecordedPayment;
import org.tiengow.engine.record.RecordedPlay;
import org.tiengow.engine.record.RoundRecord;
import org.tiengow.engine.rules.PaymentReason;
import org.tiengow.engine.tile.TileNotation;

/**
 * A finished round as one line of JSON (contracts 3).
 *
 * <p>After the members of the contract stands a {@code digest} of them. Some alterations leave a round that could have been
 * played, such as turning over a set that somebody beat anyway; only the digest shows those.
 */
public final class RecordJson {
    /** The value of the member {@code format}. */
    public static final String FORMAT = "tiengow-record/1";

    private RecordJson() {}

    /** The record as one line, without its end. */
    public static String write(RoundRecord record) {
        JsonObject object = members(record);
        object.addProperty("digest", RecordDigest.of(record));
        return Json.oneLine(object);
    }

    /**
     * Reads one line. That what it says can have happened is not checked here.
     *
     * @throws TextFlaw when it is not a record, or its digest is not that of its contents
     */
    public static RoundRecord read(String line) {
        return RecordReading.read(line);
    }

    /** The members of the contract, in its order. */
    static JsonObject members(RoundRecord record) {
        JsonObject object = new JsonObject();
        object.addProperty("format", FORMAT);
        object.addProperty("match", record.match());
        object.addProperty("round", record.round());
        object.add("at", Json.textOrNull(record.at()));
        object.add("rules", RulesJson.write(record.rules()));
        object.add("players", players(record.players()));
        object.addProperty("step", record.step());
        object.addProperty("banker", record.banker());
        object.addProperty("term", record.term());
        object.addProperty("wins", record.wins());
        JsonArray deal = new JsonArray();
        record.deal().hands().forEach(hand -> deal.add(TileNotation.write(hand)));
        object.add("deal", deal);
        object.addProperty("leftOver", TileNotation.write(record.deal().leftOver()));
        object.add("declared", Json.indexOrNull(record.declared()));
        JsonArray tricks = new JsonArray();
        record.tricks().forEach(trick -> tricks.add(trick(trick)));
        object.add("tricks", tricks);
        JsonArray payments = new JsonArray();
        record.payments().forEach(payment -> payments.add(payment(payment)));
        object.add("payments", payments);
        object.addProperty("winner", record.winner());
        object.add("stacks", Json.numbers(record.stacks()));
        object.addProperty("factor", record.factor());
        object.add("change", Json.numbers(record.change()));
        object.add("chips", Json.numbers(record.chips()));
        object.add("shuffle", shuffle(record));
        return object;
    }

    private static JsonArray players(List<PlayerTag> players) {
        JsonArray array = new JsonArray();
        for (PlayerTag player : players) {
            array.add(PlayerJson.write(player.name(), player.bot()));
        }
        return array;
    }

    private static JsonArray trick(List<RecordedPlay> plays) {
        JsonArray array = new JsonArray();
        for (RecordedPlay play : plays) {
            JsonObject object = new JsonObject();
            object.addProperty("seat", play.seat());
            object.addProperty("tiles", TileNotation.write(play.tiles()));
            object.addProperty("faceDown", play.faceDown());
            array.add(object);
        }
        return array;
    }

    private static JsonObject payment(RecordedPayment payment) {
        JsonObject object = new JsonObject();
        object.addProperty("reason", payment.reason().name());
        object.addProperty("from", payment.from());
        object.addProperty("to", payment.to());
        if (payment.reason() == PaymentReason.CAPTURE) {
            object.addProperty("for", payment.owedBy());
        }
        object.addProperty("chips", payment.chips());
        return object;
    }

    private static JsonElement shuffle(RoundRecord record) {
        return record.shuffle() == null ? JsonNull.INSTANCE : JsonParser.parseString(record.shuffle());
    }
}
