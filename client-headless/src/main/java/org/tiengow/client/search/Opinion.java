package org.tiengow.client.search;

/**
 * What thinking says of one play.
 *
 * @param play its place among the legal plays
 * @param chips what it is expected to bring from this decision on, in chips
 * @param behind how much less that is than what the best play brings, in chips; 0 for the best itself
 * @param error the standard error of {@code behind}, in chips; infinite if only the network was asked
 */
public record Opinion(int play, double chips, double behind, double error) {}
