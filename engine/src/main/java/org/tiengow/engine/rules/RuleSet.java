package org.tiengow.engine.rules;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A full choice of parameters (rules 7): immutable, free of contradictions, equal when all parameters are equal.
 *
 * <p>A parameter that does not apply holds its neutral value, whatever was asked for.
 */
public final class RuleSet {
    private final Map<Parameter, Object> values;
    private final int hash; // looked up at every decision

    private RuleSet(Map<Parameter, Object> values) {
        this.values = values;
        this.hash = values.hashCode();
    }

    /**
     * The rule set with these values and the neutral one for every parameter left out.
     *
     * @throws IllegalArgumentException with a sentence, when a value does not fit or two contradict each other
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
     * What these values would contradict, in the order of rules 7; empty when they go together.
     *
     * @throws IllegalArgumentException with a sentence, when a value does not fit its parameter
     */
    public static List<Contradiction> contradictions(Map<Parameter, Object> chosen) {
        return Contradiction.in(unchecked(chosen));
    }

    /**
     * This rule set with one parameter changed.
     *
     * @throws IllegalArgumentException as {@link #of}
     */
    public RuleSet with(Parameter parameter, Object value) {
        EnumMap<Parameter, Object> changed = new EnumMap<>(values);
        changed.put(parameter, value);
        return of(changed);
    }

    /** The value of a parameter; the neutral one where it does not apply. */
    public Object value(Parameter parameter) {
        return Optional.ofNullable(values.get(parameter)).orElseThrow();
    }

    /** All values, in the order of rules 7. */
    public Map<Parameter, Object> values() {
        return Collections.unmodifiableMap(values);
    }

    /** The parameters in which this differs from another rule set, in the order of rules 7. */
    public List<Parameter> differences(RuleSet other) {
        return values.keySet().stream()
                .filter(parameter -> !value(parameter).equals(other.value(parameter)))
                .toList();
    }

    /** How many may play (rules 2.2). */
    public PlayerRange players() {
        return (PlayerRange) value(Parameter.PLAYERS);
    }

    /** Whether civil and military tiles of a group form sets (rules 3.3). */
    public boolean mixedSets() {
        return flag(Parameter.MIXED_SETS);
    }

    /** What the pair 42 21 is (rules 4.4). */
    public Supreme supreme() {
        return (Supreme) value(Parameter.SUPREME);
    }

    /** Whether 51 51, led, is a second unrivalled pair (rules 4.5). */
    public boolean civilSupreme() {
        return flag(Parameter.CIVIL_SUPREME);
    }

    /** Whether 61 captures 51 as 42 captures 21 (rules 5.7). */
    public boolean civilCapture() {
        return flag(Parameter.CIVIL_CAPTURE);
    }

    /** Whether 42 ranks equal to 21 (rules 1.3). */
    public boolean sixRanksWithThree() {
        return flag(Parameter.SIX_RANKS_WITH_THREE);
    }

    /** Whether a forfeit is refused when some play would beat (rules 4.2). */
    public boolean mustBeat() {
        return flag(Parameter.MUST_BEAT);
    }

    /** Whether a lead may not break a larger set of the hand (rules 3.4). */
    public boolean keepSetsWhenLeading() {
        return flag(Parameter.KEEP_SETS_WHEN_LEADING);
    }

    /** Whether the Front team cannot win over a lead of the Back team (rules 4.6). */
    public boolean teams() {
        return flag(Parameter.TEAMS);
    }

    /** Whether a pair of Heavens beats a lead of nines or the Supreme (rules 4.7). */
    public boolean heavenBeatsNines() {
        return flag(Parameter.HEAVEN_BEATS_NINES);
    }

    /** When a seat without a trick is shut out of the last one (rules 4.8). */
    public EarlyDeath earlyDeath() {
        return (EarlyDeath) value(Parameter.EARLY_DEATH);
    }

    /** Whether a hand with one red pip may be declared (rules 4.11). */
    public boolean oneRedDot() {
        return flag(Parameter.ONE_RED_DOT);
    }

    /** Whether the banker loses the factor for all stacks after an unbeatable first lead (rules 5.6). */
    public boolean unbeatableLeadException() {
        return flag(Parameter.UNBEATABLE_LEAD_EXCEPTION);
    }

    /** How a round is paid (rules 5, 6). */
    public Scoring scoring() {
        return (Scoring) value(Parameter.SCORING);
    }

    /** By how much payments to and from the banker are multiplied (rules 5.2). */
    public BankerRate bankerRate() {
        return (BankerRate) value(Parameter.BANKER_RATE);
    }

    /** Whether a losing banker over par is paid at the plain rate (rules 5.3). */
    public boolean plainRateForBankerOverPar() {
        return flag(Parameter.PLAIN_RATE_FOR_BANKER_OVER_PAR);
    }

    /** Chips from every other seat for leading a Supreme, 0 for none (rules 5.4). */
    public int supremeBonus() {
        return number(Parameter.SUPREME_BONUS);
    }

    /** Chips from every other seat for a quartet, 0 for none (rules 5.4). */
    public int quartetBonus() {
        return number(Parameter.QUARTET_BONUS);
    }

    /** Who is paid the quartet bonus (rules 5.4). */
    public QuartetBonusFor quartetBonusFor() {
        return (QuartetBonusFor) value(Parameter.QUARTET_BONUS_FOR);
    }

    /** Whether the set that wins the last trick earns its bonus too (rules 5.4). */
    public boolean bonusOnWinningLastTrick() {
        return flag(Parameter.BONUS_ON_WINNING_LAST_TRICK);
    }

    /** Factor when a Supreme wins the last trick, at least 1 (rules 5.5). */
    public int lastTrickSupreme() {
        return number(Parameter.LAST_TRICK_SUPREME);
    }

    /** Factor when a quartet wins the last trick, at least 1 (rules 5.5). */
    public int lastTrickQuartet() {
        return number(Parameter.LAST_TRICK_QUARTET);
    }

    /** Factor when the single 21 wins the last trick, at least 1 (rules 5.5). */
    public int lastTrickLittleThree() {
        return number(Parameter.LAST_TRICK_LITTLE_THREE);
    }

    /** Factor when the single 51 wins the last trick, at least 1 (rules 5.5). */
    public int lastTrickMalletSix() {
        return number(Parameter.LAST_TRICK_MALLET_SIX);
    }

    /** Factor for all stacks when the last was won only by shutting out, at least 1 (rules 5.5). */
    public int sevenStacks() {
        return number(Parameter.SEVEN_STACKS);
    }

    /** Factor for all stacks, at least 1 (rules 5.5). */
    public int eightStacks() {
        return number(Parameter.EIGHT_STACKS);
    }

    /** Factor of a capture; 0: there is none (rules 5.7). */
    public int captureFactor() {
        return number(Parameter.CAPTURE_FACTOR);
    }

    /** Who pays the winner after a capture (rules 5.7). */
    public CapturePaidBy capturePaidBy() {
        return (CapturePaidBy) value(Parameter.CAPTURE_PAID_BY);
    }

    /** Which way round the table the play goes (rules 2.1). */
    public Direction direction() {
        return (Direction) value(Parameter.DIRECTION);
    }

    /** Chips every seat starts with (rules 6.2). */
    public int startChips() {
        return number(Parameter.START_CHIPS);
    }

    /** Chips that end the match; 0: no such end (rules 6.2). */
    public int targetChips() {
        return number(Parameter.TARGET_CHIPS);
    }

    /** Rounds of a match; 0: open, until the table ends it (rules 6.2). */
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
