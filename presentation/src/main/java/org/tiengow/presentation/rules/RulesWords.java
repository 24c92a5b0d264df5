package org.tiengow.presentation.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tiengow.client.session.table.TableSummary;
import org.tiengow.engine.rules.Contradiction;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.presentation.words.Words;

/**
 * Rule sets and their parameters in words.
 *
 * @param words the language
 */
public record RulesWords(Words words) {
    /** Returns the name of a named rule set. */
    public String name(String id) {
        return words.get("ruleset." + id);
    }

    /** Returns the name of a table's rules: the one that a user gave them, that of the named set, or of its modification. */
    public String name(TableRules rules) {
        if (!rules.name().isEmpty()) {
            return rules.name();
        }
        String base = name(rules.base());
        return isNamed(rules) ? base : words.get("ruleset.custom", base);
    }

    /** Returns the name of rules of which only the id is known. */
    public String nameOfId(String id) {
        return RuleSets.find(id).isPresent() ? name(id) : words.get("ruleset.own");
    }

    /** Returns the rules of a table, and the length or the progress of its match. */
    public String of(TableSummary table) {
        String rules = nameOfId(table.rulesId());
        return switch (table.stage()) {
            case GATHERING -> words.get("start.stage.open", rules, table.rounds());
            case PLAYING, BETWEEN_ROUNDS ->
                table.rounds() == 0
                        ? words.get("start.stage.runningOpen", rules, table.round())
                        : words.get("start.stage.running", rules, table.round(), table.rounds());
            case MATCH_OVER -> words.get("start.stage.over", rules);
            case FAILED -> words.get("start.stage.failed", rules);
        };
    }

    /** Returns the origin of a named rule set. */
    public String by(String id) {
        return words.get("ruleset.by." + id);
    }

    /** Returns the character of a game under a named rule set. */
    public String about(String id) {
        return words.get("ruleset.about." + id);
    }

    /** Returns the character of a game under some rules. For house rules it is their base, and what their author wrote. */
    public String about(TableRules rules) {
        if (rules.name().isEmpty()) {
            return about(rules.base());
        }
        return words.join(words.get("house.basedOn", name(rules.base())), rules.note());
    }

    /** Returns the name of a parameter. */
    public String title(Parameter parameter) {
        return words.get("parameter." + parameter.name());
    }

    /** Returns the name of a value of a parameter. */
    public String value(Parameter parameter, Object value) {
        return words.get("parameter." + parameter.name() + "." + suffix(value), value);
    }

    /** Returns the meaning of a parameter's value in a sentence; empty if it has no effect or does not apply. */
    public Optional<String> meaning(Parameter parameter, RuleSet rules) {
        return parameter.appliesTo(rules) ? meaning(parameter, rules.value(parameter)) : Optional.empty();
    }

    /** Returns the meaning of a parameter's value in a sentence; empty if it has no effect. */
    Optional<String> meaning(Parameter parameter, Object value) {
        String key = "means." + parameter.name() + "." + suffix(value);
        return words.has(key)
                ? Optional.of(words.get(key, value)).filter(sentence -> !sentence.isEmpty())
                : Optional.empty();
    }

    /** Returns a contradiction between parameters in a sentence. */
    public String contradiction(Contradiction contradiction) {
        return words.get("contradiction." + contradiction.name());
    }

    /**
     * Returns the differences between two rule sets.
     *
     * @param here the rules in force
     * @param other the rules to compare with
     */
    public List<Difference> differences(RuleSet here, RuleSet other) {
        List<Difference> differences = new ArrayList<>();
        for (Parameter parameter : here.differences(other)) {
            differences.add(new Difference(
                    parameter,
                    title(parameter),
                    value(parameter, other.value(parameter)),
                    value(parameter, here.value(parameter))));
        }
        return List.copyOf(differences);
    }

    /**
     * A parameter in which two rule sets differ.
     *
     * @param parameter the parameter
     * @param title its name
     * @param there its value in the other rules
     * @param here its value in the rules in force
     */
    public record Difference(Parameter parameter, String title, String there, String here) {}

    private static boolean isNamed(TableRules rules) {
        return !rules.id().equals(TableRules.CUSTOM_ID);
    }

    private static String suffix(Object value) {
        if (value instanceof Boolean flag) {
            return flag.toString();
        }
        return value instanceof Enum<?> constant ? constant.name() : "value";
    }
}
