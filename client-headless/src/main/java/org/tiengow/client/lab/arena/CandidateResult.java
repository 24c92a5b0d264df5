package org.tiengow.client.lab.arena;

/**
 * How one candidate did.
 *
 * @param name the candidate
 * @param chips chips a round; each deal counts once, as the mean over all seats and rotations the candidate had in it
 * @param seats how many times it sat
 * @param won in what part of them it won the last trick, 0 to 1
 */
public record CandidateResult(String name, Estimate chips, long seats, double won) {}
