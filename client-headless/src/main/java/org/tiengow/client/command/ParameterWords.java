package org.tiengow.client.command;

import org.tiengow.engine.rules.Parameter;

/** What each parameter of a rule set means, in one sentence for the command line. */
final class ParameterWords {
    private ParameterWords() {}

    static String meaning(Parameter parameter) {
        return switch (parameter) {
            case PLAYERS -> "How many may play.";
            case MIXED_SETS -> "Civil and military tiles of one group form pairs, triplets and quartets (3.3).";
            case SUPREME -> "Whether the pair 42 21 is a shape of its own or the highest military pair (4.4).";
            case CIVIL_SUPREME -> "The pair 51 51, when led, is a second Supreme (4.5).";
            case CIVIL_CAPTURE -> "A last trick led with 51 and won with 61 captures the leader (5.7).";
            case SIX_RANKS_WITH_THREE -> "The tile 42 ranks equal to 21 (1.3).";
            case MUST_BEAT -> "Whoever can beat may not forfeit (4.2).";
            case KEEP_SETS_WHEN_LEADING -> "A lead may not break up a larger set of the hand (3.4).";
            case TEAMS -> "When the Back team is led, no tile of the Front team can win the trick (4.6).";
            case HEAVEN_BEATS_NINES -> "A pair of Heavens beats a lead of nines or the Supreme (4.7).";
            case EARLY_DEATH -> "For which last trick a seat that has won none is shut out (4.8).";
            case ONE_RED_DOT -> "A hand with exactly one red pip may be declared and wins at once (4.11).";
            case UNBEATABLE_LEAD_EXCEPTION ->
                "No factor for all stacks when nothing could have beaten the banker's first lead (5.6).";
            case SCORING -> "Whether seats pay the winner by their stacks, or the bank pays for tricks (5, 6.1).";
            case BANKER_RATE -> "By how much payments to and from the banker are multiplied (5.2).";
            case PLAIN_RATE_FOR_BANKER_OVER_PAR ->
                "A losing banker with more than four stacks is paid without the banker rate (5.3).";
            case SUPREME_BONUS -> "Chips from every other seat for leading a Supreme (5.4).";
            case QUARTET_BONUS -> "Chips from every other seat for a quartet (5.4).";
            case QUARTET_BONUS_FOR -> "Whether a quartet must win its trick to be paid, or only be shown (5.4).";
            case BONUS_ON_WINNING_LAST_TRICK -> "The set that wins the last trick earns its bonus too (5.4).";
            case LAST_TRICK_SUPREME -> "Factor when a Supreme wins the last trick (5.5).";
            case LAST_TRICK_QUARTET -> "Factor when a quartet wins the last trick (5.5).";
            case LAST_TRICK_LITTLE_THREE -> "Factor when the single 21 wins the last trick (5.5).";
            case LAST_TRICK_MALLET_SIX -> "Factor when the single 51 wins the last trick (5.5).";
            case SEVEN_STACKS ->
                "Factor for all stacks when the last was won only because the others were shut out (5.5).";
            case EIGHT_STACKS -> "Factor for all stacks (5.5).";
            case CAPTURE_FACTOR -> "Factor when a last trick led with 21 is won with 42; 0 for no capture (5.7).";
            case CAPTURE_PAID_BY -> "Whether the captured leader pays for everybody, or each for itself (5.7).";
            case DIRECTION -> "Which way round the table the play goes; it changes the picture only (2.1).";
            case START_CHIPS -> "Chips every seat starts with (6.2).";
            case TARGET_CHIPS -> "Chips that end the match; 0 for no such end (6.2).";
            case ROUNDS -> "Rounds of a match; 0 for an open one (6.2).";
        };
    }
}
