package org.tiengow.engine.deal;

/**
 * Which shuffle it is: everything that is hashed for it names it, so that nothing made for another one fits.
 *
 * @param match the id of the match, 1 to {@value #LONGEST_MATCH} printable ASCII characters without spaces
 * @param round the round to be dealt, 1 for the first of the match
 * @param number 1 for the first attempt at this round
 * @param players how many play, 2 to 4
 */
public record ShuffleAttempt(String match, int round, int number, int players) {
    /** Characters the id of a match may have, so that its length fits one byte and a message stays small. */
    public static final int LONGEST_MATCH = 64;

    /** Checks the ranges. */
    public ShuffleAttempt {
        if (match.isEmpty() || match.length() > LONGEST_MATCH || !match.chars().allMatch(c -> c > ' ' && c <= '~')) {
            throw new IllegalArgumentException(
                    "A match that is shuffled has an id of 1 to " + LONGEST_MATCH + " printable ASCII characters.");
        }
        if (round < 1 || number < 1) {
            throw new IllegalArgumentException(
                    "Rounds and attempts count from 1, and are not " + round + " and " + number + ".");
        }
        Deal.handSize(players); // checks the number
    }

    /** The attempt after this one, at the same round. */
    public ShuffleAttempt next() {
        return new ShuffleAttempt(match, round, number + 1, players);
    }
}
