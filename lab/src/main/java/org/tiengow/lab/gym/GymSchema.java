package org.tiengow.lab.gym;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.util.List;
import org.tiengow.client.search.FeatureBlock;
import org.tiengow.client.search.FeatureEncoder;
import org.tiengow.engine.tile.Tile;

/** The first line of a gym's output: a JSON object that describes its frames, so that nobody has to read Java. */
final class GymSchema {
    private static final String VERSION = "tiengow-gym/1";
    private static final Gson GSON = new GsonBuilder().disableHtmlEscaping().create();

    private GymSchema() {}

    /** Returns the schema of a gym, without a line end. It is ASCII. */
    static String of(Gym gym) {
        GymPlan plan = gym.plan();
        JsonObject schema = new JsonObject();
        schema.addProperty("version", VERSION);
        schema.addProperty("tables", plan.tables());
        schema.addProperty("seats", plan.seats());
        schema.addProperty("seed", plan.seed());
        schema.addProperty("learn", plan.learnsAll() ? "all" : "one");
        schema.addProperty("duplicate", plan.duplicate());
        schema.add("rules", strings(plan.ruleIds()));
        schema.add(
                "against", strings(plan.opponents().stream().map(Opponent::name).toList()));
        schema.add("tiles", tiles());
        schema.add("actions", strings(Actions.names()));
        schema.add("fields", fields(gym.layout()));
        schema.add("requests", requests(plan.tables()));
        if (plan.inputs()) {
            schema.add("inputs", inputs());
        }
        return GSON.toJson(schema);
    }

    private static JsonArray tiles() {
        JsonArray tiles = new JsonArray();
        for (int tile = 0; tile < Tile.COUNT; tile++) {
            tiles.add(Tile.of(tile).toString());
        }
        return tiles;
    }

    private static JsonArray fields(FrameLayout layout) {
        JsonArray fields = new JsonArray();
        for (FrameField field : layout.fields()) {
            JsonArray shape = new JsonArray();
            shape.add(layout.tables());
            if (field.row() > 1) {
                shape.add(field.row());
            }
            fields.add(field(field.name(), field.type(), shape, field.meaning(), field.offset()));
        }
        if (layout.hasInputs()) {
            FrameField sizes = layout.sizes;
            JsonArray shape = new JsonArray();
            shape.add(sizes.row());
            fields.add(field(sizes.name(), sizes.type(), shape, sizes.meaning(), sizes.offset()));
            fields.add(
                    varying("common", FrameField.Type.U2, 0, "inputs that are on whatever the action", layout.size()));
            fields.add(varying("after_end", FrameField.Type.U4, 1, "end of each legal action's entries in after", -1));
            fields.add(varying("after", FrameField.Type.U2, 2, "inputs that are on after a legal action", -1));
        }
        return fields;
    }

    /** Describes an array of varying length: its length is an entry of sizes, and it begins at the next multiple of eight bytes. */
    private static JsonObject varying(String name, FrameField.Type type, int entry, String meaning, int offset) {
        JsonArray shape = new JsonArray();
        shape.add("sizes[" + entry + "]");
        return field(name, type, shape, meaning, offset);
    }

    /** Describes a field; a negative offset stands for the next multiple of eight bytes behind the field before it. */
    private static JsonObject field(String name, FrameField.Type type, JsonArray shape, String meaning, int offset) {
        JsonObject field = new JsonObject();
        field.addProperty("name", name);
        field.addProperty("dtype", type.numpy());
        field.add("shape", shape);
        field.add("offset", offset < 0 ? new JsonPrimitive("next") : new JsonPrimitive(offset));
        field.addProperty("meaning", meaning);
        return field;
    }

    private static JsonArray requests(int tables) {
        JsonArray requests = new JsonArray();
        for (GymRequest request : GymRequest.values()) {
            JsonObject described = new JsonObject();
            described.addProperty("name", request.id());
            described.addProperty("code", request.code());
            described.addProperty("bytes", request.bytes(tables));
            described.addProperty("meaning", request.meaning());
            requests.add(described);
        }
        return requests;
    }

    private static JsonObject inputs() {
        JsonObject inputs = new JsonObject();
        inputs.addProperty("version", FeatureEncoder.VERSION);
        inputs.addProperty("count", FeatureEncoder.COUNT);
        inputs.addProperty("after", FeatureEncoder.AFTER);
        inputs.addProperty("chips_a_unit", FeatureEncoder.CHIPS_A_UNIT);
        JsonArray blocks = new JsonArray();
        for (FeatureBlock block : FeatureEncoder.blocks()) {
            JsonObject described = new JsonObject();
            described.addProperty("name", block.name());
            described.addProperty("from", block.from());
            described.addProperty("count", block.count());
            described.addProperty("meaning", block.meaning());
            blocks.add(described);
        }
        inputs.add("blocks", blocks);
        return inputs;
    }

    private static JsonArray strings(List<String> texts) {
        JsonArray array = new JsonArray();
        texts.forEach(array::add);
        return array;
    }
}
