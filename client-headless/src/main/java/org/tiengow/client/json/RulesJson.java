package org.tiengow.client.json;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.PlayerRange;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.rules.TableRules;

/** A rule set as JSON: its id, and every parameter by name (contracts 3). */
public final class RulesJson {
    private RulesJson() {}

    /** The rules as an indented text of several lines. */
    public static String pretty(TableRules rules) {
        return Json.pretty(write(rules));
    }

    /** Several rule sets as an indented list. */
    public static String pretty(List<TableRules> rules) {
        JsonArray array = new JsonArray();
        rules.forEach(each -> array.add(write(each)));
        return Json.pretty(array);
    }

    /** The parameters in which two rule sets differ, each with both values, as an indented text. */
    public static String prettyDifferences(TableRules one, TableRules other) {
        JsonObject differences = new JsonObject();
        for (Parameter parameter : one.set().differences(other.set())) {
            JsonArray values = new JsonArray();
            values.add(value(one.set(), parameter));
            values.add(value(other.set(), parameter));
            differences.add(parameter.key(), values);
        }
        JsonArray ids = new JsonArray();
        ids.add(one.id());
        ids.add(other.id());
        JsonObject object = new JsonObject();
        object.add("ids", ids);
        object.add("differences", differences);
        return Json.pretty(object);
    }

    /** The value of one parameter for people: as in a record, yes or no for a flag, a dash where it does not apply. */
    public static String valueText(RuleSet rules, Parameter parameter) {
        if (!parameter.appliesTo(rules)) {
            return "–";
        }
        Object value = rules.value(parameter);
        return value instanceof Boolean flag ? (flag ? "yes" : "no") : value.toString();
    }

    static JsonObject write(TableRules rules) {
        JsonObject object = new JsonObject();
        object.addProperty("id", rules.id());
        if (rules.id().equals(TableRules.CUSTOM_ID)) {
            object.addProperty("base", rules.base());
        }
        JsonObject parameters = new JsonObject();
        for (Parameter parameter : Parameter.values()) {
            parameters.add(parameter.key(), value(rules.set(), parameter));
        }
        object.add("parameters", parameters);
        return object;
    }

    static JsonElement value(RuleSet rules, Parameter parameter) {
        if (!parameter.appliesTo(rules)) {
            return JsonNull.INSTANCE;
        }
        Object value = rules.value(parameter);
        if (value instanceof Boolean flag) {
            return new JsonPrimitive(flag);
        }
        if (value instanceof Integer number) {
            return new JsonPrimitive(number);
        }
        if (value instanceof PlayerRange range) {
            JsonObject players = new JsonObject();
            players.addProperty("min", range.min());
            players.addProperty("max", range.max());
            return players;
        }
        return new JsonPrimitive(value.toString());
    }

    static TableRules read(Node node) {
        String id = node.get("id").text();
        Node base = id.equals(TableRules.CUSTOM_ID) ? node.get("base") : node.get("id");
        if (RuleSets.find(base.text()).isEmpty()) {
            throw base.flaw("names no rule set");
        }
        Node parameters = node.get("parameters");
        Map<Parameter, Object> values = new EnumMap<>(Parameter.class);
        for (Parameter parameter : Parameter.values()) {
            values.put(parameter, read(parameters.get(parameter.key()), parameter));
        }
        TableRules rules;
        try {
            rules = new TableRules(base.text(), RuleSet.of(values));
        } catch (IllegalArgumentException e) {
            throw parameters.flaw(": " + withoutStop(e));
        }
        if (!rules.id().equals(id)) {
            throw node.get("id").flaw("is \"" + id + "\", but the parameters are those of \"" + rules.id() + "\"");
        }
        return rules;
    }

    /** The value of a parameter; null means the neutral one. */
    static Object read(Node node, Parameter parameter) {
        if (node.isNull()) {
            return parameter.neutral();
        }
        Class<?> type = parameter.type();
        if (type == Boolean.class) {
            return node.flag();
        }
        if (type == Integer.class) {
            return node.number(parameter.least(), parameter.most());
        }
        if (type == PlayerRange.class) {
            return players(node);
        }
        return node.oneOf(type);
    }

    static String withoutStop(IllegalArgumentException e) {
        String sentence = String.valueOf(e.getMessage());
        return sentence.endsWith(".") ? sentence.substring(0, sentence.length() - 1) : sentence;
    }

    private static PlayerRange players(Node node) {
        try {
            return new PlayerRange(node.get("min").number(), node.get("max").number());
        } catch (IllegalArgumentException e) {
            throw node.flaw(": " + withoutStop(e));
        }
    }
}
