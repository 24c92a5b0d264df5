package org.tiengow.client.session.table;

/**
 * Choices of a table that are not rules of the game. What is out of range is refused by the host, not here.
 *
 * @param turnSeconds seconds a person has for a turn; 0: no limit
 * @param botSeconds seconds a bot has for a turn, at least 1
 * @param declareSeconds seconds the declaring phase lasts with people at the table, at least 1 (rules 4.11)
 * @param graceSeconds seconds a lost seat is kept before a bot plays for it
 * @param reveal when the whole deal becomes public (rules 4.10)
 * @param hints whether hints may be asked for
 * @param counting whether the counting aid may be used
 * @param spectators whether spectators may watch
 * @param paceMillis milliseconds that pass at least between two plays of bots while people are at the table; 0: none
 * @param pauseSeconds seconds after which the next round begins though not everybody said so; 0: it waits for all people
 * @param standInLevel the level of bots that play for people who are lost; empty: the host's default
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
        String standInLevel) {}
