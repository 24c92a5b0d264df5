package org.tiengow.engine.record;

/**
 * Who sat on a seat.
 *
 * @param name as shown at the table
 * @param bot whether it was a program
 */
public record PlayerTag(String name, boolean bot) {}
