package org.tiengow.host.command;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import java.util.List;
import java.util.Optional;
import org.tiengow.host.Host;
import org.tiengow.host.ResumedTable;
import org.tiengow.host.page.OpenPage;
import org.tiengow.host.table.Archive;
import org.tiengow.protocol.discovery.JoinCode;

/** The two lines that a host prints for scripts ({@code docs/operating.md}). */
final class HostLines {
    private static final Gson GSON =
            new GsonBuilder().serializeNulls().disableHtmlEscaping().create();

    private HostLines() {}

    /** Returns the JSON after READY, including the web page of the host if there is one. */
    static String ready(Host host, Optional<OpenPage> page) {
        JsonObject line = new JsonObject();
        line.addProperty("port", host.port());
        line.addProperty("name", host.name());
        line.addProperty("pin", host.needsPin());
        line.add("addresses", texts(host.addresses()));
        line.addProperty("fingerprint", host.fingerprint().orElse(null));
        line.addProperty("owner", host.ownerToken());
        line.add("resumed", resumed(host.resumed()));
        line.addProperty("code", host.joinCode().map(JoinCode::letters).orElse(null));
        line.addProperty("words", host.words().orElse(null));
        line.addProperty(
                "web", page.map(open -> open.address(host.addresses().get(0))).orElse(null));
        return GSON.toJson(line);
    }

    /** Returns the continued tables; null for a new night, as the documentation of the line promises. */
    private static JsonElement resumed(List<ResumedTable> tables) {
        if (tables.isEmpty()) {
            return JsonNull.INSTANCE;
        }
        JsonArray array = new JsonArray();
        for (ResumedTable table : tables) {
            JsonObject one = new JsonObject();
            one.addProperty("table", table.table());
            one.addProperty("match", table.match());
            one.addProperty("round", table.round());
            one.addProperty("plays", table.plays());
            array.add(one);
        }
        return array;
    }

    /** Returns the JSON after STANDINGS. */
    static String standings(Archive.Standings standings) {
        JsonObject line = new JsonObject();
        line.addProperty("match", standings.match());
        line.add("names", texts(standings.names()));
        line.add("chips", numbers(standings.chips()));
        line.add("places", numbers(standings.places()));
        return GSON.toJson(line);
    }

    private static JsonElement texts(List<String> values) {
        JsonArray array = new JsonArray();
        values.forEach(array::add);
        return array;
    }

    private static JsonElement numbers(List<Integer> values) {
        JsonArray array = new JsonArray();
        values.forEach(array::add);
        return array;
    }
}
