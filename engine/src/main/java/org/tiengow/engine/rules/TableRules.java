package org.tiengow.engine.rules;

/**
 * The rules of a table: the parameters in force, and the named rule set from which they were made.
 *
 * @param base the id of a named rule set
 * @param set the parameters in force
 */
public record TableRules(String base, RuleSet set) {
    /** The id of rules that differ from their base in more than the match (see {@link #id()}). */
    public static final String CUSTOM_ID = "custom";

    /** Checks that the base is a named rule set. */
    public TableRules {
        RuleSets.get(base);
    }

    /**
     * Returns a named rule set, unchanged.
     *
     * @throws IllegalArgumentException if no rule set has this id
     */
    public static TableRules named(String id) {
        return new TableRules(id, RuleSets.get(id));
    }

    /** Returns the rules with one parameter changed and the base kept; throws as {@link RuleSet#with}. */
    public TableRules with(Parameter parameter, Object value) {
        return new TableRules(base, set.with(parameter, value));
    }

    /**
     * Returns the id of the base, or {@link #CUSTOM_ID} if a parameter differs that is not about the match (rounds, chips,
     * direction).
     *
     * <p>Only for display and records: code must not branch on it.
     */
    public String id() {
        boolean same = set.differences(RuleSets.get(base)).stream()
                .allMatch(parameter -> parameter.subject() == Parameter.Subject.MATCH);
        return same ? base : CUSTOM_ID;
    }
}
