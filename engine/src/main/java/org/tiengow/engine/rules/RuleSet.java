package org.tiengow.engine.rules;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A complete choice of parameters (rules 7). Immutable and free of contradictions. Two rule sets are equal when all parameters are
 * equal.
 *
 * <p>A parameter that does not apply holds its neutral value, even if another was requested.
 */
public final class RuleSet {
    private final Map<Parameter, Object> values;
    private final int hash; // cached: rule sets are map keys at every decision

    private RuleSet(Map<Parameter, Object> values) {
        this.values = values;
        this.hash = values.hashCode();
    }

    /**
     * Returns the rule set with these values, and the default ({@link Parameter#neutral}) for every other parameter.
     *
     * @throws IllegalArgumentException if a value does not fit its parameter or two contradict each other
     */
    public static RuleSet of(Map<Parameter, Object> chosen) {
        RuleSet asked = unchecked(chosen);
        List<Contradiction> contradictions = Contradiction.in(asked);
        if (!contradictions.isEmpty()) {
            throw new IllegalArgumentException(contradictions.get(0).sentence());
        }
        EnumMap<Parameter, Object> values = new EnumMap<>(asked.values);
        for (Parameter parameter : Parameter.values()) {
            if (!parameter.appliesTo(asked)) {
                values.put(parameter, parameter.neutral());
            }
        }
        return new RuleSet(values);
    }

    /**
     * Lists the contradictions between these values, in the order of rules 7; empty if they go together.
     *
     * @throws IllegalArgumentException if a value does not fit its parameter
     */
    public static List<Contradiction> contradictions(Map<Parameter, Object> chosen) {
        return Contradiction.in(unchecked(chosen));
    }

    /**
     * Returns this rule set with one parameter changed.
     *
     * @throws IllegalArgumentException as {@link #of}
     */
    public RuleSet with(Parameter parameter, Object value) {
        EnumMap<Parameter, Object> changed = new EnumMap<>(values);
        changed.put(parameter, value);
        return of(changed);
    }

    /** Returns the value of a parameter; the neutral value if the parameter does not apply. */
    public Object value(Parameter parameter) {
        return Optional.ofNullable(values.get(parameter)).orElseThrow();
    }

    /** Returns the value of a parameter that is true or false. */
    public boolean isOn(Parameter parameter) {
        return (Boolean) value(parameter);
    }

    /** Returns the value of a parameter that is a number. */
    public int number(Parameter parameter) {
        return (Integer) value(parameter);
    }

    /** Returns all values, in the order of rules 7. */
    public Map<Parameter, Object> values() {
        return Collections.unmodifiableMap(values);
    }

    /** Lists the parameters in which this rule set differs from another, in the order of rules 7. */
    public List<Parameter> differences(RuleSet other) {
        return values.keySet().stream()
                .filter(parameter -> !value(parameter).equals(other.value(parameter)))
                .toList();
    }

    /** Returns the allowed numbers of players (rules 2.2). */
    public PlayerRange players() {
        return (PlayerRange) value(Parameter.PLAYERS);
    }

    /** Returns the role of the pair 42 21 (rules 4.4). */
    public Supreme supreme() {
        return (Supreme) value(Parameter.SUPREME);
    }

    /** Returns the last tricks from which a seat without a stack is shut out (rules 4.8). */
    public EarlyDeath earlyDeath() {
        return (EarlyDeath) value(Parameter.EARLY_DEATH);
    }

    /** Returns the method by which a round is paid (rules 5, 6). */
    public Scoring scoring() {
        return (Scoring) value(Parameter.SCORING);
    }

    /** Returns the multiplier of payments to and from the banker (rules 5.2). */
    public BankerRate bankerRate() {
        return (BankerRate) value(Parameter.BANKER_RATE);
    }

    /** Returns the seats that are paid the quartet bonus (rules 5.4). */
    public QuartetBonusFor quartetBonusFor() {
        return (QuartetBonusFor) value(Parameter.QUARTET_BONUS_FOR);
    }

    /** Returns the seats that pay the winner after a capture (rules 5.7). */
    public CapturePaidBy capturePaidBy() {
        return (CapturePaidBy) value(Parameter.CAPTURE_PAID_BY);
    }

    /** Returns the direction of play around the table (rules 2.1). */
    public Direction direction() {
        return (Direction) value(Parameter.DIRECTION);
    }

    @Override
    public boolean equals(Object other) {
        return other == this || other instanceof RuleSet rules && values.equals(rules.values);
    }

    @Override
    public int hashCode() {
        return hash;
    }

    @Override
    public String toString() {
        return values.toString();
    }

    private static RuleSet unchecked(Map<Parameter, Object> chosen) {
        EnumMap<Parameter, Object> values = new EnumMap<>(Parameter.class);
        for (Parameter parameter : Parameter.values()) {
            Object value = chosen.getOrDefault(parameter, parameter.neutral());
            parameter.check(value);
            values.put(parameter, value);
        }
        return new RuleSet(values);
    }
}
