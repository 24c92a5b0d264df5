package org.tiengow.client.json;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.PlayerRange;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.protocol.text.SafeText;

/** The translator between a rule set and JSON: its id, and every parameter by name. */
public final class RulesJson {
    private RulesJson() {}

    /** Returns a rule set as indented JSON. */
    public static String pretty(TableRules rules) {
        return Members.pretty(write(rules));
    }

    /** Returns several rule sets as an indented JSON list. */
    public static String pretty(List<TableRules> rules) {
        return Members.pretty(rules.stream().map(RulesJson::write).toList());
    }

    /** Returns the parameters in which two rule sets differ, each with both values, as indented JSON. */
    public static String prettyDifferences(TableRules one, TableRules other) {
        Members differences = new Members();
        for (Parameter parameter : one.set().differences(other.set())) {
            differences.with(
                    parameter.key(), Arrays.asList(value(one.set(), parameter), value(other.set(), parameter)));
        }
        return Members.pretty(
                new Members().with("ids", List.of(one.id(), other.id())).with("differences", differences));
    }

    /** Returns the value of a parameter for people: as in a record, yes or no for a flag, a dash where the parameter does not apply. */
    public static String valueText(RuleSet rules, Parameter parameter) {
        if (!parameter.appliesTo(rules)) {
            return "–";
        }
        Object value = rules.value(parameter);
        return value instanceof Boolean flag ? (flag ? "yes" : "no") : value.toString();
    }

    static Members write(TableRules rules) {
        Members object = new Members().with("id", rules.id());
        if (rules.id().equals(TableRules.CUSTOM_ID)) {
            object.with("base", rules.base());
        }
        if (!rules.name().isEmpty()) {
            object.with("name", rules.name()).with("note", rules.note());
        }
        Members parameters = new Members();
        for (Parameter parameter : Parameter.values()) {
            // Programs from before a later parameter read rules that do not need it, and find the same digest.
            if (!parameter.isLater() || !parameter.neutral().equals(rules.set().value(parameter))) {
                parameters.with(parameter.key(), value(rules.set(), parameter));
            }
        }
        return object.with("parameters", parameters);
    }

    static @Nullable Object value(RuleSet rules, Parameter parameter) {
        return parameter.appliesTo(rules) ? rules.value(parameter) : null;
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
            if (!parameter.isLater() || parameters.find(parameter.key()).isPresent()) {
                values.put(parameter, read(parameters.get(parameter.key()), parameter));
            }
        }
        TableRules rules;
        try {
            rules = titled(node, new TableRules(base.text(), RuleSet.of(values)));
        } catch (IllegalArgumentException e) {
            throw parameters.flaw(": " + withoutStop(e));
        }
        if (!rules.id().equals(id)) {
            throw node.get("id").flaw("is \"" + id + "\", but the parameters are those of \"" + rules.id() + "\"");
        }
        return rules;
    }

    /** Returns the rules with the name and the note of an object that may have them. */
    static TableRules titled(Node node, TableRules rules) {
        String name = text(node, "name", SafeText.LONGEST_NAME);
        return name.isEmpty() ? rules : rules.called(name, text(node, "note", SafeText.LONGEST_CHAT));
    }

    private static String text(Node node, String member, int longest) {
        return node.find(member)
                .filter(found -> !found.text().isBlank())
                .map(found -> SafeText.line(found.text(), longest)
                        .orElseThrow(() -> found.flaw("must be one line of at most " + longest + " characters")))
                .orElse("");
    }

    /** Reads the value of a parameter; a JSON null stands for its neutral value. */
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
