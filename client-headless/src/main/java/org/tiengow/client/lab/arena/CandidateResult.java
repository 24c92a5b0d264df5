package org.tiengow.client.lab.arena;

/**
 * The result of one candidate.
 *
 * @param name the candidate
 * @param chips chips a round; each deal counts once, as the mean over all seats and rotations of the candidate in it
 * @param seats the number of times the candidate had a seat
 * @param won the fraction of them in which it won the last trick, 0 to 1
 */
public record CandidateResult(String name, Estimate chips, long seats, double won) {}
