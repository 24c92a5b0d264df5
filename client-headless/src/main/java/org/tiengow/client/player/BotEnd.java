package org.tiengow.client.player;

/**
 * The end of a bot's stay at a host.
 *
 * @param inOrder whether the end was expected: the match was over, the host ended, another player got the seat, or the bot was closed here
 * @param sentence one English sentence, for logs and command lines
 */
public record BotEnd(boolean inOrder, String sentence) {}
