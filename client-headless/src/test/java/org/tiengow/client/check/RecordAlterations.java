package org.tiengow.client.check;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.tiengow.client.json.Members;
import org.tiengow.client.json.RecordChain;

/** What somebody might do to the signed records of a match: each by its name, on the record's lines. */
final class RecordAlterations {
    private final List<String> good;
    private final List<String> other;
    private final Map<String, List<String>> all = new TreeMap<>();

    private RecordAlterations(List<String> good, List<String> other) {
        this.good = good;
        this.other = other;
    }

    /**
     * All of them, by name.
     *
     * @param good the record that is altered, three rounds
     * @param other that of another match of the same people
     */
    static Map<String, List<String>> of(List<String> good, List<String> other) {
        RecordAlterations made = new RecordAlterations(good, other);
        made.rounds();
        made.play();
        made.people();
        made.shuffle();
        made.chain();
        return made.all;
    }

    private void rounds() {
        lines("the first round removed", lines -> lines.remove(0));
        lines("a round removed", lines -> lines.remove(1));
        lines(
                "all but the last round removed",
                lines -> lines.subList(0, lines.size() - 1).clear());
        lines("a round twice", lines -> lines.add(1, lines.get(1)));
        lines("the first round twice, at the end", lines -> lines.add(lines.get(0)));
        lines("two rounds exchanged", lines -> lines.add(0, lines.remove(1)));
        lines("the last round moved to the beginning", lines -> lines.add(0, lines.remove(lines.size() - 1)));
        lines("the last round removed", lines -> lines.remove(lines.size() - 1));
        lines("a round of another match in the place of this one's", lines -> {
            JsonObject stranger = object(other.get(1));
            stranger.addProperty("match", object(lines.get(1)).get("match").getAsString());
            lines.set(1, stranger.toString());
        });
        lines(
                "a name twice in one object",
                lines -> lines.set(1, "{\"banker\":0," + lines.get(1).substring(1)));
        lines(
                "a name twice in an object inside",
                lines -> lines.set(1, lines.get(1).replaceFirst("\\{\"seat\":", "{\"seat\":0,\"seat\":")));
        lines("a round of another match among these", lines -> lines.add(1, other.get(1)));
    }

    private void play() {
        record("tricks emptied", each -> each.add("tricks", new JsonArray()));
        record("a trick removed", each -> each.getAsJsonArray("tricks").remove(0));
        record(
                "a trick twice",
                each -> each.getAsJsonArray("tricks")
                        .add(each.getAsJsonArray("tricks").get(0).deepCopy()));
        record("two tricks exchanged", each -> exchange(each.getAsJsonArray("tricks"), 0, 1));
        record("a set turned over", each -> {
            JsonObject play = firstPlay(each);
            play.addProperty("faceDown", !play.get("faceDown").getAsBoolean());
        });
        record("the plays of two seats exchanged", each -> {
            JsonArray trick = each.getAsJsonArray("tricks").get(0).getAsJsonArray();
            JsonElement one = trick.get(0).getAsJsonObject().get("tiles");
            trick.get(0)
                    .getAsJsonObject()
                    .add("tiles", trick.get(1).getAsJsonObject().get("tiles"));
            trick.get(1).getAsJsonObject().add("tiles", one);
        });
        record(
                "a play removed",
                each -> each.getAsJsonArray("tricks").get(0).getAsJsonArray().remove(0));
        record("two hands exchanged", each -> exchange(each.getAsJsonArray("deal"), 0, 1));
        record("another banker", each -> next(each, "banker"));
        record("another winner", each -> next(each, "winner"));
        record("other stacks", each -> exchangeUnlike(each.getAsJsonArray("stacks")));
        record("another factor", each -> plus(each, "factor"));
        record("another term", each -> plus(each, "term"));
        record("other wins", each -> plus(each, "wins"));
        record(
                "another step",
                each -> each.addProperty("step", -each.get("step").getAsInt()));
        record("a seat that declared", each -> each.addProperty("declared", 0));
        record("a payment removed", each -> each.getAsJsonArray("payments").remove(0));
        record(
                "a payment raised",
                each -> plus(each.getAsJsonArray("payments").get(0).getAsJsonObject(), "chips"));
        record("the change of two seats exchanged", each -> exchangeUnlike(each.getAsJsonArray("change")));
        record("the chips of two seats exchanged", each -> exchangeUnlike(each.getAsJsonArray("chips")));
        record("another time", each -> each.addProperty("at", "2026-11-21T20:15:00Z"));
        record("another round number", each -> plus(each, "round"));
        record("another match", each -> each.addProperty("match", "0123456789abcdef"));
        record(
                "another rule",
                each -> each.getAsJsonObject("rules")
                        .getAsJsonObject("parameters")
                        .addProperty("supremeBonus", 77));
        record("a member more", each -> each.addProperty("remark", "all went well"));
    }

    private void people() {
        record("names exchanged", each -> exchangeIn(each.getAsJsonArray("players"), "name"));
        record("another name", each -> person(each, "players", 0).addProperty("name", "Nobody"));
        record("a person called a bot", each -> person(each, "players", 0).addProperty("kind", "BOT"));
        record("names at the shuffle exchanged", each -> exchangeIn(people(each), "name"));
        record(
                "another name at the shuffle",
                each -> person(shuffle(each), "people", 1).addProperty("name", "Nobody"));
        record(
                "a person called a bot at the shuffle",
                each -> person(shuffle(each), "people", 1).addProperty("kind", "BOT"));
        record("keys exchanged", each -> exchangeIn(people(each), "key"));
        record("signatures exchanged", each -> exchangeIn(people(each), "signature"));
        record("keys exchanged with their signatures", each -> {
            exchangeIn(people(each), "key");
            exchangeIn(people(each), "signature");
        });
        record("all of two people exchanged", each -> {
            exchange(people(each), 0, 1);
            exchange(each.getAsJsonArray("players"), 0, 1);
        });
        record("another key", each -> digit(person(shuffle(each), "people", 0), "key"));
        record("a signature altered", each -> digit(person(shuffle(each), "people", 0), "signature"));
        record("a signature removed", each -> person(shuffle(each), "people", 0).add("signature", JsonNull.INSTANCE));
        record("a key removed with its signature", each -> {
            person(shuffle(each), "people", 0).add("signature", JsonNull.INSTANCE);
            person(shuffle(each), "people", 0).add("key", JsonNull.INSTANCE);
        });
        record(
                "the people of another match",
                each -> shuffle(each)
                        .add("people", shuffle(object(other.get(1))).get("people")));
        record("the signatures of another round", each -> {
            JsonArray from = people(object(good.get(0)));
            person(shuffle(each), "people", 0)
                    .add("signature", from.get(0).getAsJsonObject().get("signature"));
        });
        record("nobody at the shuffle", each -> shuffle(each).remove("people"));
    }

    private void shuffle() {
        record("another share", each -> digit(shuffle(each).getAsJsonObject("host"), "share"));
        record("another commitment", each -> digit(shuffle(each).getAsJsonObject("host"), "commitment"));
        record("another share of a seat", each -> digit(seat(each, 0), "share"));
        record("a seat emptied", each -> shuffle(each).getAsJsonArray("seats").set(0, JsonNull.INSTANCE));
        record("another attempt", each -> plus(shuffle(each), "attempt"));
        record("a void attempt more", each -> {
            JsonObject attempt = JsonParser.parseString("{\"attempt\":9,\"missing\":[{\"seat\":1,\"name\":\"Bo\"}]}")
                    .getAsJsonObject();
            attempt.addProperty("attempt", shuffle(each).get("attempt").getAsInt());
            shuffle(each).getAsJsonArray("voided").add(attempt);
            plus(shuffle(each), "attempt");
        });
        record("a host that is said to have gone", each -> {
            shuffle(each)
                    .getAsJsonArray("voided")
                    .add(JsonParser.parseString("{\"attempt\":1,\"missing\":[],\"reason\":\"HOST_GONE\"}"));
            plus(shuffle(each), "attempt");
        });
        record("no fair shuffle", each -> each.add("shuffle", JsonNull.INSTANCE));
    }

    private void chain() {
        edited("another record before", 1, each -> digit(each, RecordChain.BEFORE));
        edited("no record before", 1, each -> each.add(RecordChain.BEFORE, JsonNull.INSTANCE));
        edited("nothing said of the record before", 1, each -> each.remove(RecordChain.BEFORE));
        edited("a record before the first", 0, each -> each.addProperty(RecordChain.BEFORE, "ab".repeat(32)));
        edited("a record's signature altered", 1, each -> digit(signature(each), "signature"));
        edited("a record's signature with another key", 1, each -> digit(signature(each), "key"));
        edited(
                "a record's signature for another round",
                1,
                each -> signature(each).addProperty("round", 3));
        edited(
                "a record's signature for a round that is not there",
                1,
                each -> signature(each).addProperty("round", 9));
        edited(
                "a record's signatures with their keys exchanged",
                1,
                each -> exchangeIn(each.getAsJsonArray(RecordChain.SIGNATURES), "key"));
        edited(
                "a record's signatures of another match",
                1,
                each -> each.add(RecordChain.SIGNATURES, object(other.get(1)).get(RecordChain.SIGNATURES)));
        lines("all signatures of records removed", lines -> lines.replaceAll(line -> without(line, false)));
        lines("all signatures removed", lines -> lines.replaceAll(line -> without(line, true)));
    }

    private void lines(String name, Consumer<List<String>> how) {
        List<String> lines = new ArrayList<>(good);
        how.accept(lines);
        all.put(name, lines);
    }

    private void edited(String name, int line, Consumer<JsonObject> how) {
        lines(name, lines -> {
            JsonObject record = object(lines.get(line));
            record.remove("digest"); // it finds accidents, and who alters something on purpose leaves it out
            how.accept(record);
            lines.set(line, Members.oneLine(record));
        });
    }

    /** Carelessly; with the records after it joined to what was altered; and without what was signed of records. */
    private void record(String name, Consumer<JsonObject> how) {
        edited(name, 1, how);
        joined(name + ", and the others joined to it", how, false);
        joined(name + ", joined, and no record signed", how, true);
    }

    private void joined(String name, Consumer<JsonObject> how, boolean unsigned) {
        edited(name, 1, how);
        List<String> lines = new ArrayList<>(all.get(name));
        for (int line = 1; line < lines.size(); line++) {
            JsonObject record = object(lines.get(line));
            record.addProperty(
                    RecordChain.BEFORE,
                    RecordChain.read(lines.get(line - 1)).digest().toHex());
            lines.set(line, Members.oneLine(record));
        }
        if (unsigned) {
            lines.replaceAll(line -> without(line, false));
        }
        all.put(name, lines);
    }

    private static String without(String line, boolean alsoParts) {
        JsonObject record = object(line);
        record.remove(RecordChain.SIGNATURES);
        if (alsoParts) {
            record.remove("digest");
            record.remove(RecordChain.BEFORE);
            shuffle(record).remove("people");
        }
        return Members.oneLine(record);
    }

    private static JsonObject object(String line) {
        return JsonParser.parseString(line).getAsJsonObject();
    }

    private static JsonObject shuffle(JsonObject record) {
        return record.getAsJsonObject("shuffle");
    }

    private static JsonArray people(JsonObject record) {
        return shuffle(record).getAsJsonArray("people");
    }

    private static JsonObject person(JsonObject parent, String list, int seat) {
        return parent.getAsJsonArray(list).get(seat).getAsJsonObject();
    }

    private static JsonObject seat(JsonObject record, int seat) {
        return person(shuffle(record), "seats", seat);
    }

    private static JsonObject signature(JsonObject record) {
        return person(record, RecordChain.SIGNATURES, 0);
    }

    private static JsonObject firstPlay(JsonObject record) {
        return record.getAsJsonArray("tricks").get(0).getAsJsonArray().get(0).getAsJsonObject();
    }

    private static void exchange(JsonArray list, int one, int two) {
        JsonElement first = list.get(one);
        list.set(one, list.get(two));
        list.set(two, first);
    }

    /** Two entries that differ; where all are the same, the first is another one. */
    private static void exchangeUnlike(JsonArray list) {
        for (int each = 1; each < list.size(); each++) {
            if (!list.get(each).equals(list.get(0))) {
                exchange(list, 0, each);
                return;
            }
        }
        list.set(0, new JsonPrimitive(list.get(0).getAsInt() + 1));
    }

    private static void exchangeIn(JsonArray list, String member) {
        JsonObject one = list.get(0).getAsJsonObject();
        JsonObject two = list.get(1).getAsJsonObject();
        JsonElement first = one.get(member);
        one.add(member, two.get(member));
        two.add(member, first);
    }

    private static void plus(JsonObject object, String member) {
        object.addProperty(member, object.get(member).getAsInt() + 1);
    }

    private static void next(JsonObject record, String seat) {
        int players = record.getAsJsonArray("players").size();
        record.addProperty(seat, (record.get(seat).getAsInt() + 1) % players);
    }

    private static void digit(JsonObject object, String member) {
        String hex = object.get(member).getAsString();
        object.addProperty(member, (hex.charAt(0) == 'a' ? 'b' : 'a') + hex.substring(1));
    }
}
