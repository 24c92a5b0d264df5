package org.tiengow.client.check;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.tiengow.client.json.Members;
import org.tiengow.client.json.RecordChain;

/** Alterations of the signed records of a match, by what each does. */
final class RecordAlterations {
    /** Items of longer lists between these are alike. */
    private static final int MOST_ITEMS = 4;

    private final List<String> good;
    private final Map<String, List<String>> all = new LinkedHashMap<>();

    private RecordAlterations(List<String> good) {
        this.good = good;
    }

    /**
     * Alters each field of a record: its value is changed, exchanged with that of the next item, or removed.
     *
     * @param line which of the records
     */
    static Map<String, List<String>> ofFields(List<String> good, int line) {
        RecordAlterations made = new RecordAlterations(good);
        JsonObject root = object(good.get(line));
        root.remove("digest"); // it finds accidents; a forger leaves it out
        root.remove(RecordChain.SIGNATURES);
        made.walk(root, "", what -> {
            JsonObject altered = root.deepCopy();
            JsonElement signatures = object(good.get(line)).get(RecordChain.SIGNATURES);
            if (signatures != null) {
                altered.add(RecordChain.SIGNATURES, signatures);
            }
            List<String> lines = new ArrayList<>(good);
            lines.set(line, Members.oneLine(altered));
            made.all.put(what, lines);
        });
        return made.all;
    }

    /**
     * Alters which records there are, and what is signed.
     *
     * @param other the records of another match
     */
    static Map<String, List<String>> ofLines(List<String> good, List<String> other) {
        RecordAlterations made = new RecordAlterations(good);
        made.rounds(other);
        made.signatures(other);
        return made.all;
    }

    /** The records from one on joined to those before, as somebody does who has altered it. */
    static List<String> joined(List<String> altered) {
        List<String> lines = new ArrayList<>(altered);
        for (int line = 1; line < lines.size(); line++) {
            JsonObject record = object(lines.get(line));
            record.addProperty(
                    RecordChain.BEFORE,
                    RecordChain.read(lines.get(line - 1)).digest().toHex());
            record.remove("digest");
            lines.set(line, Members.oneLine(record));
        }
        return lines;
    }

    /** The records without anything signed of them. */
    static List<String> unsigned(List<String> lines) {
        return lines.stream()
                .map(line -> {
                    JsonObject record = object(line);
                    record.remove(RecordChain.SIGNATURES);
                    return Members.oneLine(record);
                })
                .toList();
    }

    private void rounds(List<String> other) {
        int last = good.size() - 1;
        for (int line = 0; line <= last; line++) {
            int each = line;
            String number = "line " + (line + 1);
            if (line < last) {
                lines(number + " removed", lines -> lines.remove(each));
                lines(number + " exchanged with the next", lines -> lines.add(each, lines.remove(each + 1)));
            }
            lines(number + " twice", lines -> lines.add(each, lines.get(each)));
            lines(number + " once more at the end, altered", lines -> {
                JsonObject record = object(lines.get(each));
                record.addProperty("at", "2026-11-21T20:15:00Z");
                record.remove("digest");
                lines.add(Members.oneLine(record));
            });
            lines(number + " that of another match", lines -> lines.set(each, other.get(each)));
            lines(number + " that of another match, called this one", lines -> {
                JsonObject record = object(other.get(each));
                record.addProperty("match", object(lines.get(each)).get("match").getAsString());
                record.remove("digest");
                lines.set(each, Members.oneLine(record));
            });
            lines(
                    number + " with a name twice",
                    lines -> lines.set(each, "{\"banker\":0," + lines.get(each).substring(1)));
        }
        lines("the last line moved to the beginning", lines -> lines.add(0, lines.remove(last)));
        lines("the first line moved to the end", lines -> lines.add(lines.remove(0)));
    }

    private void signatures(List<String> other) {
        for (int line = 1; line < good.size(); line++) {
            int each = line;
            JsonArray signed = object(good.get(line)).getAsJsonArray(RecordChain.SIGNATURES);
            for (int item = 0; item < signed.size(); item++) {
                int number = item;
                String place = "line " + (line + 1) + ", signature " + (item + 1);
                for (String member : List.of("round", "key", "saw", "signature")) {
                    signature(place + ", another " + member, each, number, entry -> {
                        entry.add(member, changed(entry.get(member)));
                    });
                    signature(place + ", no " + member, each, number, entry -> entry.remove(member));
                }
                signature(
                        place + ", of a round that is not there", each, number, entry -> entry.addProperty("round", 9));
            }
            lines("line " + (line + 1) + ", the signatures of another match", lines -> {
                JsonObject record = object(lines.get(each));
                record.add(RecordChain.SIGNATURES, object(other.get(each)).get(RecordChain.SIGNATURES));
                lines.set(each, Members.oneLine(record));
            });
            lines("line " + (line + 1) + ", the keys of signatures exchanged", lines -> {
                JsonObject record = object(lines.get(each));
                JsonArray entries = record.getAsJsonArray(RecordChain.SIGNATURES);
                JsonObject one = entries.get(0).getAsJsonObject();
                JsonObject two = entries.get(1).getAsJsonObject();
                JsonElement key = one.get("key");
                one.add("key", two.get("key"));
                two.add("key", key);
                lines.set(each, Members.oneLine(record));
            });
        }
    }

    private void signature(String name, int line, int item, Consumer<JsonObject> how) {
        lines(name, lines -> {
            JsonObject record = object(lines.get(line));
            how.accept(record.getAsJsonArray(RecordChain.SIGNATURES).get(item).getAsJsonObject());
            lines.set(line, Members.oneLine(record));
        });
    }

    private void lines(String name, Consumer<List<String>> how) {
        List<String> lines = new ArrayList<>(good);
        how.accept(lines);
        all.put(name, lines);
    }

    private void walk(JsonElement element, String path, Consumer<String> altered) {
        if (element instanceof JsonObject object) {
            for (String member : List.copyOf(object.keySet())) {
                JsonElement kept = object.get(member);
                String place = path + "/" + member;
                object.remove(member);
                altered.accept(place + " removed");
                object.add(member, changed(kept));
                if (!object.get(member).equals(kept)) {
                    altered.accept(place + " changed");
                }
                object.add(member, kept);
                walk(kept, place, altered);
            }
            object.addProperty("remark", "all went well");
            altered.accept(path + " with a member more");
            object.remove("remark");
        } else if (element instanceof JsonArray array && !array.isEmpty()) {
            int last = array.size() - 1;
            array.add(array.get(0));
            altered.accept(path + "[0] twice");
            array.remove(last + 1);
            for (int item : array.size() > MOST_ITEMS ? new TreeSet<>(Set.of(0, last)) : indices(array)) {
                JsonElement kept = array.get(item);
                String place = path + "[" + item + "]";
                array.set(item, changed(kept));
                if (!array.get(item).equals(kept)) {
                    altered.accept(place + " changed");
                }
                array.set(item, kept);
                if (item < last && !array.get(item + 1).equals(kept)) {
                    array.set(item, array.get(item + 1));
                    array.set(item + 1, kept);
                    altered.accept(place + " exchanged with the next");
                    array.set(item + 1, array.get(item));
                    array.set(item, kept);
                }
                walk(kept, place, altered);
            }
        }
    }

    private static Set<Integer> indices(JsonArray array) {
        Set<Integer> all = new TreeSet<>();
        for (int item = 0; item < array.size(); item++) {
            all.add(item);
        }
        return all;
    }

    /** Another value of the same kind; objects and lists stay. */
    private static JsonElement changed(JsonElement value) {
        if (value.isJsonNull()) {
            return new JsonPrimitive(0);
        }
        if (!(value instanceof JsonPrimitive one)) {
            return value instanceof JsonArray ? new JsonArray() : JsonNull.INSTANCE;
        }
        if (one.isBoolean()) {
            return new JsonPrimitive(!one.getAsBoolean());
        }
        if (one.isNumber()) {
            return new JsonPrimitive(one.getAsInt() + 1);
        }
        String text = one.getAsString();
        char first = text.isEmpty() ? 'x' : text.charAt(0);
        return new JsonPrimitive((first == '6' ? '5' : first == '5' ? '6' : first == 'a' ? 'b' : 'a')
                + text.substring(Math.min(1, text.length())));
    }

    private static JsonObject object(String line) {
        return JsonParser.parseString(line).getAsJsonObject();
    }
}
