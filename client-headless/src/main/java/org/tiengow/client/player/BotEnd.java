package org.tiengow.client.player;

/**
 * How a bot's stay at a host came to its end.
 *
 * @param inOrder whether it was meant to end so: the match was over, the host ended, the seat was given to somebody, the bot
 *     was closed here
 * @param sentence one English sentence, for logs and command lines
 */
public record BotEnd(boolean inOrder, String sentence) {}
