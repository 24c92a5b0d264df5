package org.tiengow.engine.rules;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The parameters of a rule set, in the order of rules 7. */
public enum Parameter {
    PLAYERS("2.2", Subject.GAME, "How many may play.", Values.PLAYERS),
    MIXED_SETS(
            "3.3",
            Subject.BEATING,
            "Civil and military tiles of one group form pairs, triplets and quartets.",
            Values.SWITCH),
    SUPREME(
            "4.4",
            Subject.BEATING,
            "Whether the pair 42 21 is a shape of its own or the highest military pair.",
            Values.of(Supreme.UNRIVALLED)),
    CIVIL_SUPREME("4.5", Subject.BEATING, "The pair 51 51, when led, is a second Supreme.", Values.SWITCH),
    CIVIL_CAPTURE(
            "5.7", Subject.PAYING, "A last trick led with 51 and won with 61 captures the leader.", Values.SWITCH),
    SIX_RANKS_WITH_THREE("1.3", Subject.BEATING, "The tile 42 ranks equal to 21.", Values.SWITCH),
    MUST_BEAT("4.2", Subject.BEATING, "Whoever can beat may not forfeit.", Values.SWITCH),
    KEEP_SETS_WHEN_LEADING("3.4", Subject.BEATING, "A lead may not break up a larger set of the hand.", Values.SWITCH),
    TEAMS(
            "4.6",
            Subject.BEATING,
            "When the Back team is led, no tile of the Front team can win the trick.",
            Values.SWITCH),
    HEAVEN_BEATS_NINES(
            "4.7", Subject.BEATING, "A pair of Heavens beats a lead of nines or the Supreme.", Values.SWITCH),
    EARLY_DEATH(
            "4.8",
            Subject.WINNING,
            "For which last trick a seat that has won none is shut out.",
            Values.of(EarlyDeath.NO)),
    ONE_RED_DOT(
            "4.11",
            Subject.WINNING,
            "A hand with exactly one red pip may be declared and wins at once.",
            Values.SWITCH),
    UNBEATABLE_LEAD_EXCEPTION(
            "5.6",
            Subject.PAYING,
            "No factor for all stacks when nothing could have beaten the banker's first lead.",
            Values.SWITCH,
            Parameter::stacks),
    SCORING(
            "5, 6.1",
            Subject.GAME,
            "Whether seats pay the winner by their stacks, or the bank pays for tricks.",
            Values.of(Scoring.STACKS)),
    BANKER_RATE(
            "5.2",
            Subject.PAYING,
            "By how much payments to and from the banker are multiplied.",
            Values.of(BankerRate.DOUBLE),
            Parameter::stacks),
    PLAIN_RATE_FOR_BANKER_OVER_PAR(
            "5.3",
            Subject.PAYING,
            "A losing banker with more than four stacks is paid without the banker rate.",
            Values.SWITCH,
            Parameter::stacks),
    SUPREME_BONUS(
            "5.4",
            Subject.PAYING,
            "Chips from every other seat for leading a Supreme.",
            Values.BONUS,
            Parameter::stacks),
    QUARTET_BONUS("5.4", Subject.PAYING, "Chips from every other seat for a quartet.", Values.BONUS, Parameter::stacks),
    QUARTET_BONUS_FOR(
            "5.4",
            Subject.PAYING,
            "Whether a quartet must win its trick to be paid, or only be shown.",
            Values.of(QuartetBonusFor.WINNER),
            Parameter::hasQuartetBonus),
    BONUS_ON_WINNING_LAST_TRICK(
            "5.4",
            Subject.PAYING,
            "The set that wins the last trick earns its bonus too.",
            Values.SWITCH,
            Parameter::hasBonus),
    LAST_TRICK_SUPREME(
            "5.5", Subject.PAYING, "Factor when a Supreme wins the last trick.", Values.FACTOR, Parameter::stacks),
    LAST_TRICK_QUARTET(
            "5.5", Subject.PAYING, "Factor when a quartet wins the last trick.", Values.FACTOR, Parameter::stacks),
    LAST_TRICK_LITTLE_THREE(
            "5.5", Subject.PAYING, "Factor when the single 21 wins the last trick.", Values.FACTOR, Parameter::stacks),
    LAST_TRICK_MALLET_SIX(
            "5.5", Subject.PAYING, "Factor when the single 51 wins the last trick.", Values.FACTOR, Parameter::stacks),
    SEVEN_STACKS(
            "5.5",
            Subject.PAYING,
            "Factor for all stacks when the last was won only because the others were shut out.",
            Values.FACTOR,
            Parameter::stacks),
    EIGHT_STACKS("5.5", Subject.PAYING, "Factor for all stacks.", Values.FACTOR, Parameter::stacks),
    CAPTURE_FACTOR(
            "5.7",
            Subject.PAYING,
            "Factor when a last trick led with 21 is won with 42; 0 for no capture.",
            Values.BONUS,
            Parameter::stacks),
    CAPTURE_PAID_BY(
            "5.7",
            Subject.PAYING,
            "Whether the captured leader pays for everybody, or each for itself.",
            Values.of(CapturePaidBy.LEADER),
            Parameter::hasCapture),
    DIRECTION(
            "2.1",
            Subject.MATCH,
            "Which way round the table the play goes; it changes the picture only.",
            Values.of(Direction.COUNTER_CLOCKWISE)),
    START_CHIPS("6.2", Subject.MATCH, "Chips every seat starts with.", Values.CHIPS),
    TARGET_CHIPS("6.2", Subject.MATCH, "Chips that end the match; 0 for no such end.", Values.CHIPS),
    ROUNDS("6.2", Subject.MATCH, "Rounds of a match; 0 for an open one.", Values.ROUNDS),
    SUPREME_CAPTURE_BONUS(
            "4.5",
            Subject.PAYING,
            "Chips from every other seat when a pair 61 61 captures a led 51 51; 0 for no such capture.",
            Values.BONUS,
            Parameter::stacks);

    private final String key;
    private final String paragraph;
    private final Subject subject;
    private final String meaning;
    private final Values values;
    private final Predicate<RuleSet> applies;

    /** The part of the rules to which a parameter belongs. */
    public enum Subject {
        /** The number of players, and whether stacks or tricks are paid. */
        GAME,
        /** The sets, their order, and what may be played. */
        BEATING,
        /** The ways to win or lose a round other than by the last trick. */
        WINNING,
        /** The payments. */
        PAYING,
        /** The length, the chips and the direction of a match. Changing it leaves a named rule set its name. */
        MATCH
    }

    /**
     * The values of a parameter.
     *
     * @param neutral the value without effect
     * @param least the least value of a number
     * @param most the greatest value of a number
     * @param choices the values offered at a table
     */
    private record Values(Object neutral, int least, int most, List<Object> choices) {
        static final Values SWITCH = new Values(false, 0, 0, List.of(true, false));
        static final Values PLAYERS =
                new Values(PlayerRange.FOUR, 0, 0, List.of(PlayerRange.FOUR, new PlayerRange(2, 4)));
        static final Values BONUS = new Values(0, 0, 100, List.of(0, 1, 2, 3, 4, 6, 8));
        static final Values FACTOR = new Values(1, 1, 100, List.of(1, 2, 3, 4, 6, 8));
        static final Values CHIPS = new Values(0, 0, 1_000_000, List.of(0, 50, 100, 200, 500, 1000));
        static final Values ROUNDS = new Values(8, 0, 999, List.of(1, 2, 4, 6, 8, 12, 16, 24, 0));

        static Values of(Enum<?> neutral) {
            return new Values(neutral, 0, 0, List.of((Object[])
                    neutral.getDeclaringClass().getEnumConstants()));
        }
    }

    Parameter(String paragraph, Subject subject, String meaning, Values values) {
        this(paragraph, subject, meaning, values, rules -> true);
    }

    Parameter(String paragraph, Subject subject, String meaning, Values values, Predicate<RuleSet> applies) {
        this.key = camelCase(name());
        this.paragraph = paragraph;
        this.subject = subject;
        this.meaning = meaning;
        this.values = values;
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

    /** Returns the part of the rules to which it belongs. */
    public Subject subject() {
        return subject;
    }

    /** Returns the meaning in one English sentence. */
    public String meaning() {
        return meaning;
    }

    /** Returns the type of a value: {@link Boolean}, {@link Integer}, {@link PlayerRange} or one of the enums of this package. */
    public Class<?> type() {
        return values.neutral instanceof Enum<?> constant ? constant.getDeclaringClass() : values.neutral.getClass();
    }

    /** Returns the default value. A rule set holds it for a parameter that it does not set, and for one that does not apply (rules 7). */
    public Object neutral() {
        return values.neutral;
    }

    /** Returns the least value of a number. */
    public int least() {
        return values.least;
    }

    /** Returns the greatest value of a number. */
    public int most() {
        return values.most;
    }

    /** Returns the values offered at a table. A table may have others too. */
    public List<Object> choices() {
        return values.choices;
    }

    /** Checks whether the first release lacked it. A record or message without it means the neutral value. */
    public boolean isLater() {
        return ordinal() > ROUNDS.ordinal();
    }

    /** Checks whether the parameter has an effect under these rules. If not, it is written as null. */
    public boolean appliesTo(RuleSet rules) {
        return applies.test(rules);
    }

    /**
     * Checks that a value has the type and the range of this parameter.
     *
     * @throws IllegalArgumentException if it does not; the message names the parameter
     */
    public void check(Object value) {
        if (!type().isInstance(value)) {
            throw new IllegalArgumentException(key + " cannot be " + value);
        }
        if (value instanceof Integer number && (number < values.least || number > values.most)) {
            throw new IllegalArgumentException(
                    key + " must be from " + values.least + " to " + values.most + ", not " + number);
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
        return stacks(rules)
                && (rules.number(Parameter.SUPREME_BONUS) > 0
                        || rules.number(Parameter.QUARTET_BONUS) > 0
                        || rules.number(Parameter.SUPREME_CAPTURE_BONUS) > 0);
    }

    private static boolean hasQuartetBonus(RuleSet rules) {
        return stacks(rules) && rules.number(Parameter.QUARTET_BONUS) > 0;
    }

    private static boolean hasCapture(RuleSet rules) {
        return stacks(rules) && rules.number(Parameter.CAPTURE_FACTOR) > 0;
    }
}
