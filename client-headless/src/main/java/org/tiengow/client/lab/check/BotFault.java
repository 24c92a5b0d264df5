package org.tiengow.client.lab.check;

/**
 * Something that is wrong with a bot program.
 *
 * @param where under which rules, or at what kind of host
 * @param what one sentence
 * @param advice how it may be mended, one sentence or more
 */
public record BotFault(String where, String what, String advice) {}
