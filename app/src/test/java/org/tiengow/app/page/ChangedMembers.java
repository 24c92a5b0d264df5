package org.tiengow.app.page;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.zip.Deflater;
import org.jspecify.annotations.Nullable;

/** What one page is told, and what it would be told if each message left out what is as it was; both as they go over one line, deflated. */
final class ChangedMembers {
    final List<Integer> plain = new ArrayList<>();
    final List<Integer> whole = new ArrayList<>();
    final List<Integer> changed = new ArrayList<>();
    private final Deflater wholeLine = new Deflater(6, true);
    private final Deflater changedLine = new Deflater(6, true);
    private @Nullable JsonObject last;

    void next(String text, JsonObject message) {
        JsonElement less = last == null ? message : difference(last, message);
        plain.add(text.length());
        whole.add(sent(wholeLine, text));
        changed.add(sent(changedLine, less.toString()));
        last = message;
    }

    private static int sent(Deflater line, String text) {
        line.setInput(text.getBytes(StandardCharsets.UTF_8));
        byte[] some = new byte[1 << 20];
        return line.deflate(some, 0, some.length, Deflater.SYNC_FLUSH) - 4; // whose end is known
    }

    /** Members that are new or others; a list of as many as before by its places, any other whole. */
    private static JsonElement difference(JsonElement before, JsonElement after) {
        if (before.isJsonObject() && after.isJsonObject()) {
            JsonObject less = new JsonObject();
            for (Map.Entry<String, JsonElement> member : after.getAsJsonObject().entrySet()) {
                JsonElement earlier = before.getAsJsonObject().get(member.getKey());
                if (earlier == null) {
                    less.add(member.getKey(), member.getValue());
                } else if (!earlier.equals(member.getValue())) {
                    less.add(member.getKey(), difference(earlier, member.getValue()));
                }
            }
            for (String gone : before.getAsJsonObject().keySet()) {
                if (!after.getAsJsonObject().has(gone)) {
                    less.add(gone, JsonNull.INSTANCE);
                }
            }
            return less;
        }
        if (before.isJsonArray()
                && after.isJsonArray()
                && before.getAsJsonArray().size() == after.getAsJsonArray().size()) {
            JsonObject less = new JsonObject();
            JsonArray list = after.getAsJsonArray();
            for (int i = 0; i < list.size(); i++) {
                JsonElement earlier = before.getAsJsonArray().get(i);
                if (!earlier.equals(list.get(i))) {
                    less.add(Integer.toString(i), difference(earlier, list.get(i)));
                }
            }
            return less;
        }
        return after;
    }
}
