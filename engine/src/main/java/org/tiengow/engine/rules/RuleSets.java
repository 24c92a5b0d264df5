package org.tiengow.engine.rules;

import static java.util.Map.entry;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The ten named rule sets, in the order of the table in rules 7. */
public final class RuleSets {
    /** The id of the default rule set. */
    public static final String DEFAULT_ID = "pagat";

    private static final Map<String, RuleSet> NAMED = named();

    private RuleSets() {}

    /** Returns the ids, the default first. */
    public static List<String> ids() {
        return List.copyOf(NAMED.keySet());
    }

    public static Optional<RuleSet> find(String id) {
        return Optional.ofNullable(NAMED.get(id));
    }

    /**
     * Returns the rule set with an id that is known to exist.
     *
     * @throws IllegalArgumentException if no rule set has this id; the message lists those that exist
     */
    public static RuleSet get(String id) {
        return find(id).orElseThrow(() -> new IllegalArgumentException(
                "There is no rule set \"" + id + "\"; there are " + String.join(", ", ids()) + "."));
    }

    private static Map<String, RuleSet> named() {
        RuleSet pagat = from(Map.ofEntries(
                entry(Parameter.MIXED_SETS, true),
                entry(Parameter.EARLY_DEATH, EarlyDeath.SINGLE),
                entry(Parameter.SUPREME_BONUS, 2),
                entry(Parameter.QUARTET_BONUS, 4),
                entry(Parameter.BONUS_ON_WINNING_LAST_TRICK, true),
                entry(Parameter.LAST_TRICK_SUPREME, 2),
                entry(Parameter.LAST_TRICK_QUARTET, 2),
                entry(Parameter.LAST_TRICK_LITTLE_THREE, 2),
                entry(Parameter.SEVEN_STACKS, 2),
                entry(Parameter.EIGHT_STACKS, 2),
                entry(Parameter.CAPTURE_FACTOR, 1)));
        RuleSet lai = from(Map.ofEntries(
                entry(Parameter.MIXED_SETS, true),
                entry(Parameter.EARLY_DEATH, EarlyDeath.SINGLE),
                entry(Parameter.BANKER_RATE, BankerRate.TERM_PLUS_ONE),
                entry(Parameter.SUPREME_BONUS, 2),
                entry(Parameter.QUARTET_BONUS, 4),
                entry(Parameter.QUARTET_BONUS_FOR, QuartetBonusFor.SHOWN),
                entry(Parameter.LAST_TRICK_SUPREME, 2),
                entry(Parameter.LAST_TRICK_QUARTET, 4),
                entry(Parameter.LAST_TRICK_LITTLE_THREE, 2),
                entry(Parameter.SEVEN_STACKS, 2),
                entry(Parameter.EIGHT_STACKS, 4),
                entry(Parameter.CAPTURE_FACTOR, 4)));
        RuleSet basic = from(Map.of(Parameter.MIXED_SETS, true));
        Map<String, RuleSet> named = new LinkedHashMap<>();
        named.put(DEFAULT_ID, pagat);
        named.put(
                "pagat-hk",
                changed(
                        pagat,
                        Map.of(
                                Parameter.ONE_RED_DOT, true,
                                Parameter.UNBEATABLE_LEAD_EXCEPTION, true,
                                Parameter.BANKER_RATE, BankerRate.DOUBLE_TIMES_WINS)));
        named.put("lai", lai);
        named.put(
                "lai-civil",
                changed(
                        lai,
                        Map.of(
                                Parameter.CIVIL_SUPREME, true,
                                Parameter.CIVIL_CAPTURE, true,
                                Parameter.LAST_TRICK_MALLET_SIX, 2)));
        named.put("basic", basic);
        named.put(
                "basic-rising",
                changed(
                        basic,
                        Map.of(
                                Parameter.EARLY_DEATH, EarlyDeath.SINGLE,
                                Parameter.BANKER_RATE, BankerRate.TERM_PLUS_ONE,
                                Parameter.PLAIN_RATE_FOR_BANKER_OVER_PAR, true)));
        named.put("classic", changed(basic, Map.of(Parameter.MIXED_SETS, false)));
        named.put(
                "online",
                changed(
                        basic,
                        Map.of(
                                Parameter.EARLY_DEATH, EarlyDeath.SINGLE,
                                Parameter.START_CHIPS, 100,
                                Parameter.ROUNDS, 6)));
        named.put(
                "ming",
                from(Map.of(
                        Parameter.PLAYERS,
                        new PlayerRange(2, 4),
                        Parameter.SUPREME,
                        Supreme.TOP_MILITARY_PAIR,
                        Parameter.TEAMS,
                        true,
                        Parameter.HEAVEN_BEATS_NINES,
                        true,
                        Parameter.SCORING,
                        Scoring.TRICK_CHIPS)));
        named.put(
                "wong",
                changed(
                        pagat,
                        Map.of(
                                Parameter.SIX_RANKS_WITH_THREE, true,
                                Parameter.MUST_BEAT, true,
                                Parameter.KEEP_SETS_WHEN_LEADING, true)));
        return named;
    }

    private static RuleSet from(Map<Parameter, Object> values) {
        return RuleSet.of(values);
    }

    private static RuleSet changed(RuleSet base, Map<Parameter, Object> changes) {
        EnumMap<Parameter, Object> values = new EnumMap<>(base.values());
        values.putAll(changes);
        return RuleSet.of(values);
    }
}
