package org.tiengow.presentation.rules;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tiengow.engine.rules.Contradiction;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.rules.TableRules;

/**
 * Rules that are being edited. Their values may contradict each other.
 *
 * @param from the rules before the first change
 * @param values the value of every parameter
 */
public record RulesDraft(TableRules from, Map<Parameter, Object> values) {
    public RulesDraft {
        values = Collections.unmodifiableMap(new EnumMap<>(values));
    }

    /** Returns the draft of rules before the first change. */
    public static RulesDraft of(TableRules rules) {
        return new RulesDraft(rules, rules.set().values());
    }

    public RulesDraft with(Parameter parameter, Object value) {
        Map<Parameter, Object> changed = new EnumMap<>(values);
        changed.put(parameter, value);
        return new RulesDraft(from, changed);
    }

    /** Returns the first contradiction between the values. */
    public Optional<Contradiction> contradiction() {
        return RuleSet.contradictions(values).stream().findFirst();
    }

    /** Returns the parameters in which the draft differs from its base, in the order of rules 7. */
    public List<Parameter> differences() {
        RuleSet base = RuleSets.get(from.base());
        return values.entrySet().stream()
                .filter(entry -> !entry.getValue().equals(base.value(entry.getKey())))
                .map(Map.Entry::getKey)
                .toList();
    }

    /**
     * Returns the rules. They keep their name if they are played and paid as before the first change.
     *
     * @throws IllegalArgumentException if the values contradict each other
     */
    public TableRules rules() {
        TableRules rules = new TableRules(from.base(), RuleSet.of(values));
        return rules.playsAs(from) ? rules.called(from.name(), from.note()) : rules;
    }
}
