package org.tiengow.engine.rules;

import java.util.Optional;
import java.util.function.Predicate;

/** The parameters of a rule set, in the order of rules 7; what each means stands at {@link RuleSet}'s accessors. */
public enum Parameter {
    PLAYERS("players", PlayerRange.class, PlayerRange.FOUR),
    MIXED_SETS("mixedSets", false),
    SUPREME("supreme", Supreme.class, Supreme.UNRIVALLED),
    CIVIL_SUPREME("civilSupreme", false),
    CIVIL_CAPTURE("civilCapture", false),
    SIX_RANKS_WITH_THREE("sixRanksWithThree", false),
    MUST_BEAT("mustBeat", false),
    KEEP_SETS_WHEN_LEADING("keepSetsWhenLeading", false),
    TEAMS("teams", false),
    HEAVEN_BEATS_NINES("heavenBeatsNines", false),
    EARLY_DEATH("earlyDeath", EarlyDeath.class, EarlyDeath.NO),
    ONE_RED_DOT("oneRedDot", false),
    UNBEATABLE_LEAD_EXCEPTION("unbeatableLeadException", false, Parameter::stacks),
    SCORING("scoring", Scoring.class, Scoring.STACKS),
    BANKER_RATE("bankerRate", BankerRate.class, BankerRate.DOUBLE, Parameter::stacks),
    PLAIN_RATE_FOR_BANKER_OVER_PAR("plainRateForBankerOverPar", false, Parameter::stacks),
    SUPREME_BONUS("supremeBonus", 0, 0, 100, Parameter::stacks),
    QUARTET_BONUS("quartetBonus", 0, 0, 100, Parameter::stacks),
    QUARTET_BONUS_FOR("quartetBonusFor", QuartetBonusFor.class, QuartetBonusFor.WINNER, Parameter::hasQuartetBonus),
    BONUS_ON_WINNING_LAST_TRICK("bonusOnWinningLastTrick", false, Parameter::hasBonus),
    LAST_TRICK_SUPREME("lastTrickSupreme", 1, 1, 100, Parameter::stacks),
    LAST_TRICK_QUARTET("lastTrickQuartet", 1, 1, 100, Parameter::stacks),
    LAST_TRICK_LITTLE_THREE("lastTrickLittleThree", 1, 1, 100, Parameter::stacks),
    LAST_TRICK_MALLET_SIX("lastTrickMalletSix", 1, 1, 100, Parameter::stacks),
    SEVEN_STACKS("sevenStacks", 1, 1, 100, Parameter::stacks),
    EIGHT_STACKS("eightStacks", 1, 1, 100, Parameter::stacks),
    CAPTURE_FACTOR("captureFactor", 0, 0, 100, Parameter::stacks),
    CAPTURE_PAID_BY("capturePaidBy", CapturePaidBy.class, CapturePaidBy.LEADER, Parameter::hasCapture),
    DIRECTION("direction", Direction.class, Direction.COUNTER_CLOCKWISE),
    START_CHIPS("startChips", 0, 0, 1_000_000, rules -> true),
    TARGET_CHIPS("targetChips", 0, 0, 1_000_000, rules -> true),
    ROUNDS("rounds", 8, 0, 999, rules -> true);

    private final String key;
    private final Class<?> type;
    private final Object neutral;
    private final int least;
    private final int most;
    private final Predicate<RuleSet> applies;

    <T> Parameter(String key, Class<T> type, T neutral) {
        this(key, type, neutral, 0, 0, rules -> true);
    }

    <T> Parameter(String key, Class<T> type, T neutral, Predicate<RuleSet> applies) {
        this(key, type, neutral, 0, 0, applies);
    }

    Parameter(String key, boolean neutral) {
        this(key, neutral, rules -> true);
    }

    Parameter(String key, boolean neutral, Predicate<RuleSet> applies) {
        this(key, Boolean.class, neutral, 0, 0, applies);
    }

    Parameter(String key, int neutral, int least, int most, Predicate<RuleSet> applies) {
        this(key, Integer.class, neutral, least, most, applies);
    }

    Parameter(String key, Class<?> type, Object neutral, int least, int most, Predicate<RuleSet> applies) {
        this.key = key;
        this.type = type;
        this.neutral = neutral;
        this.least = least;
        this.most = most;
        this.applies = applies;
    }

    /** The parameter with this name. */
    public static Optional<Parameter> withKey(String key) {
        for (Parameter parameter : values()) {
            if (parameter.key.equals(key)) {
                return Optional.of(parameter);
            }
        }
        return Optional.empty();
    }

    /** The name in records and rules files, camelCase. */
    public String key() {
        return key;
    }

    /** What a value is: {@link Boolean}, {@link Integer}, {@link PlayerRange} or one of the enums of this package. */
    public Class<?> type() {
        return type;
    }

    /** The value that changes nothing; it stands where a parameter does not apply (rules 7). */
    public Object neutral() {
        return neutral;
    }

    /** The least value of a number. */
    public int least() {
        return least;
    }

    /** The greatest value of a number. */
    public int most() {
        return most;
    }

    /** Whether the parameter means anything under these rules; where it does not, it is written null. */
    public boolean appliesTo(RuleSet rules) {
        return applies.test(rules);
    }

    /** Whether a change of it leaves the play itself the same named rule set (contracts 3). */
    public boolean isAboutTheMatch() {
        return this == ROUNDS || this == START_CHIPS || this == TARGET_CHIPS || this == DIRECTION;
    }

    /**
     * Checks that a value fits.
     *
     * @throws IllegalArgumentException with a sentence that names the parameter
     */
    public void check(Object value) {
        if (!type.isInstance(value)) {
            throw new IllegalArgumentException(key + " cannot be " + value);
        }
        if (value instanceof Integer number && (number < least || number > most)) {
            throw new IllegalArgumentException(key + " must be from " + least + " to " + most + ", not " + number);
        }
    }

    private static boolean stacks(RuleSet rules) {
        return rules.scoring() == Scoring.STACKS;
    }

    private static boolean hasBonus(RuleSet rules) {
        return stacks(rules) && (rules.supremeBonus() > 0 || rules.quartetBonus() > 0);
    }

    private static boolean hasQuartetBonus(RuleSet rules) {
        return stacks(rules) && rules.quartetBonus() > 0;
    }

    private static boolean hasCapture(RuleSet rules) {
        return stacks(rules) && rules.captureFactor() > 0;
    }
}
