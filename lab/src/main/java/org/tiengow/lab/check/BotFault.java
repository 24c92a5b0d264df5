package org.tiengow.lab.check;

/**
 * A fault of a bot program.
 *
 * @param where the rules or the kind of host
 * @param what the fault in one sentence
 * @param advice how to fix it, in one sentence or more
 */
public record BotFault(String where, String what, String advice) {}
