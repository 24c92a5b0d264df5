package org.tiengow.engine.rules;

/**
 * The rules of a table: a rule set, and the named one it was made from.
 *
 * @param base the id of a named rule set
 * @param set the parameters in force
 */
public record TableRules(String base, RuleSet set) {
    /** The id of rules that are no longer the named ones. */
    public static final String CUSTOM_ID = "custom";

    /** Checks that the base exists. */
    public TableRules {
        RuleSets.get(base);
    }

    /**
     * A named rule set, unchanged.
     *
     * @throws IllegalArgumentException when there is none with this id
     */
    public static TableRules named(String id) {
        return new TableRules(id, RuleSets.get(id));
    }

    /** The same base with one parameter changed; throws as {@link RuleSet#with}. */
    public TableRules with(Parameter parameter, Object value) {
        return new TableRules(base, set.with(parameter, value));
    }

    /**
     * The base's id, or {@link #CUSTOM_ID} when anything differs that is not about the match (rounds, chips, direction).
     *
     * <p>For people and records only: no code may decide anything by it.
     */
    public String id() {
        boolean same = set.differences(RuleSets.get(base)).stream().allMatch(Parameter::isAboutTheMatch);
        return same ? base : CUSTOM_ID;
    }
}
