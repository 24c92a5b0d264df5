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
     * Returns the rule set with these values and the neutral value for every other parameter.
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

    /** Checks whether civil and military tiles of a group form sets (rules 3.3). */
    public boolean mixedSets() {
        return flag(Parameter.MIXED_SETS);
    }

    /** Returns the role of the pair 42 21 (rules 4.4). */
    public Supreme supreme() {
        return (Supreme) value(Parameter.SUPREME);
    }

    /** Checks whether the pair 51 51, when led, is a second unrivalled pair (rules 4.5). */
    public boolean civilSupreme() {
        return flag(Parameter.CIVIL_SUPREME);
    }

    /** Checks whether 61 captures 51 as 42 captures 21 (rules 5.7). */
    public boolean civilCapture() {
        return flag(Parameter.CIVIL_CAPTURE);
    }

    /** Checks whether 42 ranks equal to 21 (rules 1.3). */
    public boolean sixRanksWithThree() {
        return flag(Parameter.SIX_RANKS_WITH_THREE);
    }

    /** Checks whether a forfeit is refused when some play would beat (rules 4.2). */
    public boolean mustBeat() {
        return flag(Parameter.MUST_BEAT);
    }

    /** Checks whether a lead may not break a larger set of the hand (rules 3.4). */
    public boolean keepSetsWhenLeading() {
        return flag(Parameter.KEEP_SETS_WHEN_LEADING);
    }

    /** Checks whether the Front team cannot win over a lead of the Back team (rules 4.6). */
    public boolean teams() {
        return flag(Parameter.TEAMS);
    }

    /** Checks whether a pair of Heavens beats a lead of nines or the Supreme (rules 4.7). */
    public boolean heavenBeatsNines() {
        return flag(Parameter.HEAVEN_BEATS_NINES);
    }

    /** Returns the last tricks from which a seat without a stack is shut out (rules 4.8). */
    public EarlyDeath earlyDeath() {
        return (EarlyDeath) value(Parameter.EARLY_DEATH);
    }

    /** Checks whether a hand with one red pip may be declared (rules 4.11). */
    public boolean oneRedDot() {
        return flag(Parameter.ONE_RED_DOT);
    }

    /** Checks whether the banker loses the factor for all stacks after an unbeatable first lead (rules 5.6). */
    public boolean unbeatableLeadException() {
        return flag(Parameter.UNBEATABLE_LEAD_EXCEPTION);
    }

    /** Returns the method by which a round is paid (rules 5, 6). */
    public Scoring scoring() {
        return (Scoring) value(Parameter.SCORING);
    }

    /** Returns the multiplier of payments to and from the banker (rules 5.2). */
    public BankerRate bankerRate() {
        return (BankerRate) value(Parameter.BANKER_RATE);
    }

    /** Checks whether a losing banker over par is paid without the banker rate (rules 5.3). */
    public boolean plainRateForBankerOverPar() {
        return flag(Parameter.PLAIN_RATE_FOR_BANKER_OVER_PAR);
    }

    /** Returns the chips from every other seat for leading a Supreme, 0 for no bonus (rules 5.4). */
    public int supremeBonus() {
        return number(Parameter.SUPREME_BONUS);
    }

    /** Returns the chips from every other seat for a quartet, 0 for no bonus (rules 5.4). */
    public int quartetBonus() {
        return number(Parameter.QUARTET_BONUS);
    }

    /** Returns the seats that are paid the quartet bonus (rules 5.4). */
    public QuartetBonusFor quartetBonusFor() {
        return (QuartetBonusFor) value(Parameter.QUARTET_BONUS_FOR);
    }

    /** Checks whether the set that wins the last trick earns its bonus too (rules 5.4). */
    public boolean bonusOnWinningLastTrick() {
        return flag(Parameter.BONUS_ON_WINNING_LAST_TRICK);
    }

    /** Returns the factor when a Supreme wins the last trick, at least 1 (rules 5.5). */
    public int lastTrickSupreme() {
        return number(Parameter.LAST_TRICK_SUPREME);
    }

    /** Returns the factor when a quartet wins the last trick, at least 1 (rules 5.5). */
    public int lastTrickQuartet() {
        return number(Parameter.LAST_TRICK_QUARTET);
    }

    /** Returns the factor when the single 21 wins the last trick, at least 1 (rules 5.5). */
    public int lastTrickLittleThree() {
        return number(Parameter.LAST_TRICK_LITTLE_THREE);
    }

    /** Returns the factor when the single 51 wins the last trick, at least 1 (rules 5.5). */
    public int lastTrickMalletSix() {
        return number(Parameter.LAST_TRICK_MALLET_SIX);
    }

    /** Returns the factor for all stacks when the last was won only by shutting out, at least 1 (rules 5.5). */
    public int sevenStacks() {
        return number(Parameter.SEVEN_STACKS);
    }

    /** Returns the factor for all stacks, at least 1 (rules 5.5). */
    public int eightStacks() {
        return number(Parameter.EIGHT_STACKS);
    }

    /** Returns the factor of a capture, 0 for no capture (rules 5.7). */
    public int captureFactor() {
        return number(Parameter.CAPTURE_FACTOR);
    }

    /** Returns the seats that pay the winner after a capture (rules 5.7). */
    public CapturePaidBy capturePaidBy() {
        return (CapturePaidBy) value(Parameter.CAPTURE_PAID_BY);
    }

    /** Returns the direction of play around the table (rules 2.1). */
    public Direction direction() {
        return (Direction) value(Parameter.DIRECTION);
    }

    /** Returns the chips with which every seat starts (rules 6.2). */
    public int startChips() {
        return number(Parameter.START_CHIPS);
    }

    /** Returns the chips that end the match, 0 for no such end (rules 6.2). */
    public int targetChips() {
        return number(Parameter.TARGET_CHIPS);
    }

    /** Returns the number of rounds in a match, 0 for an open match that the table ends (rules 6.2). */
    public int rounds() {
        return number(Parameter.ROUNDS);
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

    private boolean flag(Parameter parameter) {
        return (Boolean) value(parameter);
    }

    private int number(Parameter parameter) {
        return (Integer) value(parameter);
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
