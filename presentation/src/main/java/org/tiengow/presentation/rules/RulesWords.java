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
    /** What a named rule set is called. */
    public String name(String id) {
        return words.get("ruleset." + id);
    }

    /** What the rules of a table are called: the named set's name, or that it was changed. */
    public String name(TableRules rules) {
        String base = name(rules.base());
        return isNamed(rules) ? base : words.get("ruleset.custom", base);
    }

    /** What the rules with this id are called, where nothing more is known of them. */
    public String nameOfId(String id) {
        return RuleSets.find(id).isPresent() ? name(id) : words.get("ruleset.own");
    }

    /** Which rules a table has, and how long its match is, or how far. */
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

    /** Whose rules these are. */
    public String by(String id) {
        return words.get("ruleset.by." + id);
    }

    /** What a game under these rules is like. */
    public String about(String id) {
        return words.get("ruleset.about." + id);
    }

    /** What a parameter is called. */
    public String title(Parameter parameter) {
        return words.get("parameter." + parameter.name());
    }

    /** What a value of it is called. */
    public String value(Parameter parameter, Object value) {
        return words.get("parameter." + parameter.name() + "." + suffix(value), value);
    }

    /** What the value in force means, in a sentence; empty where it changes nothing or does not apply. */
    public Optional<String> meaning(Parameter parameter, RuleSet rules) {
        Object value = rules.value(parameter);
        String key = "means." + parameter.name() + "." + suffix(value);
        if (!parameter.appliesTo(rules) || !words.has(key)) {
            return Optional.empty();
        }
        return Optional.of(words.get(key, value)).filter(sentence -> !sentence.isEmpty());
    }

    /** What does not go together, in a sentence. */
    public String contradiction(Contradiction contradiction) {
        return words.get("contradiction." + contradiction.name());
    }

    /**
     * What differs from another rule set.
     *
     * @param here the rules in force
     * @param other what they are compared with
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
     * One parameter in which two rule sets differ.
     *
     * @param parameter which
     * @param title its name
     * @param there what it is in the other
     * @param here what it is here
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
