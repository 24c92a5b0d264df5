package org.tiengow.engine.rules;

import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;

/** Combinations of parameter values that contradict each other (the end of rules 7). All other combinations are allowed. */
public enum Contradiction {
    PLAYERS_NEED_TRICK_CHIPS(
            "Two or three can play only when tricks are paid by the bank (TRICK_CHIPS).",
            rules -> !rules.players().equals(PlayerRange.FOUR) && rules.scoring() != Scoring.TRICK_CHIPS),
    RED_DOT_NEEDS_STACKS(
            "One red dot is paid as eight stacks, so it does not go with TRICK_CHIPS.",
            rules -> rules.isOn(Parameter.ONE_RED_DOT) && rules.scoring() == Scoring.TRICK_CHIPS),
    HEAVEN_NEEDS_MILITARY_SUPREME(
            "Heavens beat nines only where the Supreme is the top military pair, not where it is unrivalled.",
            rules -> rules.isOn(Parameter.HEAVEN_BEATS_NINES) && rules.supreme() == Supreme.UNRIVALLED),
    SUPREME_BONUS_NEEDS_UNRIVALLED(
            "A bonus for leading the Supreme needs an unrivalled Supreme.",
            rules -> rules.number(Parameter.SUPREME_BONUS) > 0 && rules.supreme() == Supreme.TOP_MILITARY_PAIR),
    LAST_TRICK_SUPREME_NEEDS_UNRIVALLED(
            "A factor for the Supreme in the last trick needs an unrivalled Supreme.",
            rules -> rules.number(Parameter.LAST_TRICK_SUPREME) > 1 && rules.supreme() == Supreme.TOP_MILITARY_PAIR),
    CIVIL_CAPTURE_NEEDS_CAPTURE(
            "Capture of the Mallet Six needs a capture factor of at least 1.",
            rules -> rules.isOn(Parameter.CIVIL_CAPTURE)
                    && (rules.number(Parameter.CAPTURE_FACTOR) == 0 || rules.scoring() == Scoring.TRICK_CHIPS)),
    SUPREME_CAPTURE_NEEDS_CIVIL_SUPREME(
            "Capture of the pair 51 51 needs that pair to be a second Supreme.",
            rules -> rules.number(Parameter.SUPREME_CAPTURE_BONUS) > 0 && !rules.isOn(Parameter.CIVIL_SUPREME));

    private final String sentence;
    private final Predicate<RuleSet> holds;

    Contradiction(String sentence, Predicate<RuleSet> holds) {
        this.sentence = sentence;
        this.holds = holds;
    }

    /** Returns one English sentence that explains the contradiction. */
    public String sentence() {
        return sentence;
    }

    static List<Contradiction> in(RuleSet rules) {
        return Arrays.stream(values())
                .filter(contradiction -> contradiction.holds.test(rules))
                .toList();
    }
}
