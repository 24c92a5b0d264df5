package org.tiengow.client.search;

/**
 * The result of a search for one play.
 *
 * @param play its index among the legal plays
 * @param chips the expected gain from this decision to the end of the round, in chips
 * @param behind the difference to the best play, in chips; 0 for the best itself
 * @param error the standard error of {@code behind}, in chips; infinite if only the network was asked
 */
public record PlayValue(int play, double chips, double behind, double error) {}
