package org.tiengow.client.command;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.discovery.FoundHost;
import org.tiengow.client.session.table.TableSummary;

/** A found host as one line of JSON; its members are those a host prints about itself, where both have them. */
final class FoundHostJson {
    private static final Gson GSON =
            new GsonBuilder().disableHtmlEscaping().serializeNulls().create();

    private FoundHostJson() {}

    static String write(FoundHost host) {
        JsonObject object = new JsonObject();
        object.addProperty("name", host.name());
        object.addProperty("id", host.id());
        object.addProperty("port", host.address().port());
        object.addProperty("pin", host.pinNeeded());
        object.addProperty("fingerprint", host.fingerprint().isEmpty() ? null : host.fingerprint());
        JsonArray addresses = new JsonArray();
        host.addresses().stream().map(HostAddress::host).forEach(addresses::add);
        object.add("addresses", addresses);
        JsonArray versions = new JsonArray();
        host.versions().forEach(versions::add);
        object.add("versions", versions);
        JsonArray tables = new JsonArray();
        host.tables().forEach(table -> tables.add(table(table)));
        object.add("tables", tables);
        return GSON.toJson(object);
    }

    private static JsonObject table(TableSummary table) {
        JsonObject object = new JsonObject();
        object.addProperty("table", table.table());
        object.addProperty("rules", table.rulesId());
        object.addProperty("stage", table.stage().name());
        object.addProperty("seats", table.seats().size());
        object.addProperty("free", table.freeSeats());
        object.addProperty("round", table.round());
        object.addProperty("rounds", table.rounds());
        return object;
    }
}
