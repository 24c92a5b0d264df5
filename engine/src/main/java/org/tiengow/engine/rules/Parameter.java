package org.tiengow.engine.rules;

import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The parameters of a rule set, in the order of rules 7. */
public enum Parameter {
    PLAYERS("2.2", "How many may play.", PlayerRange.FOUR),
    MIXED_SETS("3.3", "Civil and military tiles of one group form pairs, triplets and quartets.", false),
    SUPREME("4.4", "Whether the pair 42 21 is a shape of its own or the highest military pair.", Supreme.UNRIVALLED),
    CIVIL_SUPREME("4.5", "The pair 51 51, when led, is a second Supreme.", false),
    CIVIL_CAPTURE("5.7", "A last trick led with 51 and won with 61 captures the leader.", false),
    SIX_RANKS_WITH_THREE("1.3", "The tile 42 ranks equal to 21.", false),
    MUST_BEAT("4.2", "Whoever can beat may not forfeit.", false),
    KEEP_SETS_WHEN_LEADING("3.4", "A lead may not break up a larger set of the hand.", false),
    TEAMS("4.6", "When the Back team is led, no tile of the Front team can win the trick.", false),
    HEAVEN_BEATS_NINES("4.7", "A pair of Heavens beats a lead of nines or the Supreme.", false),
    EARLY_DEATH("4.8", "For which last trick a seat that has won none is shut out.", EarlyDeath.NO),
    ONE_RED_DOT("4.11", "A hand with exactly one red pip may be declared and wins at once.", false),
    UNBEATABLE_LEAD_EXCEPTION(
            "5.6",
            "No factor for all stacks when nothing could have beaten the banker's first lead.",
            false,
            Parameter::stacks),
    SCORING("5, 6.1", "Whether seats pay the winner by their stacks, or the bank pays for tricks.", Scoring.STACKS),
    BANKER_RATE(
            "5.2", "By how much payments to and from the banker are multiplied.", BankerRate.DOUBLE, Parameter::stacks),
    PLAIN_RATE_FOR_BANKER_OVER_PAR(
            "5.3",
            "A losing banker with more than four stacks is paid without the banker rate.",
            false,
            Parameter::stacks),
    SUPREME_BONUS("5.4", "Chips from every other seat for leading a Supreme.", 0, 0, 100, Parameter::stacks),
    QUARTET_BONUS("5.4", "Chips from every other seat for a quartet.", 0, 0, 100, Parameter::stacks),
    QUARTET_BONUS_FOR(
            "5.4",
            "Whether a quartet must win its trick to be paid, or only be shown.",
            QuartetBonusFor.WINNER,
            Parameter::hasQuartetBonus),
    BONUS_ON_WINNING_LAST_TRICK(
            "5.4", "The set that wins the last trick earns its bonus too.", false, Parameter::hasBonus),
    LAST_TRICK_SUPREME("5.5", "Factor when a Supreme wins the last trick.", 1, 1, 100, Parameter::stacks),
    LAST_TRICK_QUARTET("5.5", "Factor when a quartet wins the last trick.", 1, 1, 100, Parameter::stacks),
    LAST_TRICK_LITTLE_THREE("5.5", "Factor when the single 21 wins the last trick.", 1, 1, 100, Parameter::stacks),
    LAST_TRICK_MALLET_SIX("5.5", "Factor when the single 51 wins the last trick.", 1, 1, 100, Parameter::stacks),
    SEVEN_STACKS(
            "5.5",
            "Factor for all stacks when the last was won only because the others were shut out.",
            1,
            1,
            100,
            Parameter::stacks),
    EIGHT_STACKS("5.5", "Factor for all stacks.", 1, 1, 100, Parameter::stacks),
    CAPTURE_FACTOR(
            "5.7",
            "Factor when a last trick led with 21 is won with 42; 0 for no capture.",
            0,
            0,
            100,
            Parameter::stacks),
    CAPTURE_PAID_BY(
            "5.7",
            "Whether the captured leader pays for everybody, or each for itself.",
            CapturePaidBy.LEADER,
            Parameter::hasCapture),
    DIRECTION(
            "2.1",
            "Which way round the table the play goes; it changes the picture only.",
            Direction.COUNTER_CLOCKWISE),
    START_CHIPS("6.2", "Chips every seat starts with.", 0, 0, 1_000_000, rules -> true),
    TARGET_CHIPS("6.2", "Chips that end the match; 0 for no such end.", 0, 0, 1_000_000, rules -> true),
    ROUNDS("6.2", "Rounds of a match; 0 for an open one.", 8, 0, 999, rules -> true);

    private final String key;
    private final String paragraph;
    private final String meaning;
    private final Class<?> type;
    private final Object neutral;
    private final int least;
    private final int most;
    private final Predicate<RuleSet> applies;

    Parameter(String paragraph, String meaning, Object neutral) {
        this(paragraph, meaning, neutral, rules -> true);
    }

    Parameter(String paragraph, String meaning, Object neutral, Predicate<RuleSet> applies) {
        this(paragraph, meaning, neutral, 0, 0, applies);
    }

    Parameter(String paragraph, String meaning, Object neutral, int least, int most, Predicate<RuleSet> applies) {
        this.key = camelCase(name());
        this.paragraph = paragraph;
        this.meaning = meaning;
        this.type = neutral instanceof Enum<?> constant ? constant.getDeclaringClass() : neutral.getClass();
        this.neutral = neutral;
        this.least = least;
        this.most = most;
        this.applies = applies;
    }

    /** Finds the parameter with this name. */
    public static Optional<Parameter> withKey(String key) {
        return Stream.of(values())
                .filter(parameter -> parameter.key.equals(key))
                .findFirst();
    }

    /** Returns the name used in records and rules files: that of the constant in camelCase. */
    public String key() {
        return key;
    }

    /** Returns the paragraph of the rules that describes it, such as {@code 4.3}. The scoring has two, one per method. */
    public String paragraph() {
        return paragraph;
    }

    /** Returns the meaning in one English sentence. */
    public String meaning() {
        return meaning;
    }

    /** Returns the type of a value: {@link Boolean}, {@link Integer}, {@link PlayerRange} or one of the enums of this package. */
    public Class<?> type() {
        return type;
    }

    /** Returns the value without effect. A rule set holds it for a parameter that does not apply (rules 7). */
    public Object neutral() {
        return neutral;
    }

    /** Returns the least value of a number. */
    public int least() {
        return least;
    }

    /** Returns the greatest value of a number. */
    public int most() {
        return most;
    }

    /** Checks whether the parameter has an effect under these rules. If not, it is written as null. */
    public boolean appliesTo(RuleSet rules) {
        return applies.test(rules);
    }

    /** Checks whether the parameter is about the match and not the play. Changing it leaves a named rule set its name. */
    public boolean isAboutTheMatch() {
        return this == ROUNDS || this == START_CHIPS || this == TARGET_CHIPS || this == DIRECTION;
    }

    /**
     * Checks that a value has the type and the range of this parameter.
     *
     * @throws IllegalArgumentException if it does not; the message names the parameter
     */
    public void check(Object value) {
        if (!type.isInstance(value)) {
            throw new IllegalArgumentException(key + " cannot be " + value);
        }
        if (value instanceof Integer number && (number < least || number > most)) {
            throw new IllegalArgumentException(key + " must be from " + least + " to " + most + ", not " + number);
        }
    }

    private static String camelCase(String name) {
        String words = Stream.of(name.split("_"))
                .map(word -> word.charAt(0) + word.substring(1).toLowerCase(Locale.ROOT))
                .collect(Collectors.joining());
        return words.substring(0, 1).toLowerCase(Locale.ROOT) + words.substring(1);
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
