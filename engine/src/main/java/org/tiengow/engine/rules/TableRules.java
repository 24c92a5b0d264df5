package org.tiengow.engine.rules;

/**
 * The rules of a table: the parameters in force, and the named rule set from which they were made. House rules have a name of their own.
 *
 * @param base the id of a named rule set
 * @param set the parameters in force
 * @param name the name that a user gave them; empty without one
 * @param note what that user wrote about them; may be empty
 */
public record TableRules(String base, RuleSet set, String name, String note) {
    /** The id of rules that differ from their base in more than the match (see {@link #id()}). */
    public static final String CUSTOM_ID = "custom";

    /** Checks that the base is a named rule set. */
    public TableRules {
        RuleSets.get(base);
    }

    /** Creates rules without a name of their own. */
    public TableRules(String base, RuleSet set) {
        this(base, set, "", "");
    }

    /**
     * Returns a named rule set, unchanged.
     *
     * @throws IllegalArgumentException if no rule set has this id
     */
    public static TableRules named(String id) {
        return new TableRules(id, RuleSets.get(id));
    }

    /**
     * Returns the rules with one parameter changed and the base kept; throws as {@link RuleSet#with}. House rules keep their name only if
     * the parameter is about the match.
     */
    public TableRules with(Parameter parameter, Object value) {
        TableRules changed = new TableRules(base, set.with(parameter, value), name, note);
        return changed.playsAs(this) ? changed : new TableRules(base, changed.set);
    }

    /** Returns these rules under another name and with another note; an empty name makes them nameless. */
    public TableRules called(String newName, String newNote) {
        return new TableRules(base, set, newName, newNote);
    }

    /** Checks whether rounds are played and paid the same under other rules: they differ at most in what is about the match. */
    public boolean playsAs(TableRules other) {
        return set.differences(other.set).stream()
                .allMatch(parameter -> parameter.subject() == Parameter.Subject.MATCH);
    }

    /**
     * Returns the id of the base, or {@link #CUSTOM_ID} if a parameter differs that is not about the match (rounds, chips,
     * direction).
     *
     * <p>Only for display and records: code must not branch on it.
     */
    public String id() {
        return playsAs(named(base)) ? base : CUSTOM_ID;
    }
}
