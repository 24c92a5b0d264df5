package org.tiengow.lab.command;

import java.util.function.Supplier;

/**
 * The results of the arena.
 *
 * @param text the lines for the terminal
 * @param html the report for people
 * @param json the report for programs
 * @param exit the exit code
 */
record ArenaOutcome(String text, Supplier<String> html, Supplier<String> json, int exit) {}
