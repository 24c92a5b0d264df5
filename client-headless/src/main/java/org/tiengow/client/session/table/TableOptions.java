package org.tiengow.client.session.table;

/**
 * The options of a table that are not rules of the game. The host refuses values out of range, not this class.
 *
 * @param turnSeconds seconds that a person has for a turn; 0 without a limit
 * @param botSeconds seconds that a bot has for a turn, at least 1
 * @param declareSeconds seconds that the declaring phase lasts with people at the table, at least 1 (rules 4.11)
 * @param graceSeconds seconds that a lost seat is kept before a bot plays for it
 * @param reveal the time at which the whole deal becomes public (rules 4.10)
 * @param hints whether hints are allowed
 * @param counting whether the counting aid is allowed
 * @param spectators whether spectators are allowed
 * @param paceMillis the least milliseconds between two plays of bots while people are at the table; 0 for no pause
 * @param pauseSeconds seconds after which the next round begins although not everybody is ready; 0 waits for all people
 * @param standInLevel the level of bots that play for people who are lost; empty for the host's default
 * @param takeBack whether a play may be taken back by agreement, at a table without a limit for turns
 */
public record TableOptions(
        int turnSeconds,
        int botSeconds,
        int declareSeconds,
        int graceSeconds,
        Reveal reveal,
        boolean hints,
        boolean counting,
        boolean spectators,
        int paceMillis,
        int pauseSeconds,
        String standInLevel,
        boolean takeBack) {
    /** Returns a copy with another time for a turn. */
    public TableOptions withTurnSeconds(int seconds) {
        return new TableOptions(
                seconds,
                botSeconds,
                declareSeconds,
                graceSeconds,
                reveal,
                hints,
                counting,
                spectators,
                paceMillis,
                pauseSeconds,
                standInLevel,
                takeBack);
    }

    /** Returns a copy that allows to take plays back by agreement, or does not. */
    public TableOptions withTakeBack(boolean allowed) {
        return new TableOptions(
                turnSeconds,
                botSeconds,
                declareSeconds,
                graceSeconds,
                reveal,
                hints,
                counting,
                spectators,
                paceMillis,
                pauseSeconds,
                standInLevel,
                allowed);
    }
}
