package org.tiengow.engine.record;

/**
 * The player of a seat, as written in a record.
 *
 * @param name the name shown at the table
 * @param bot whether the player was a bot
 */
public record PlayerTag(String name, boolean bot) {}
