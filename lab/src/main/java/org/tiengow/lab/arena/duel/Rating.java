package org.tiengow.lab.arena.duel;

import org.tiengow.lab.arena.Estimate;

/**
 * The strength of a strategy on a common scale. A lead of 400 points wins ten deals for each one lost.
 *
 * @param name the strategy
 * @param points the points; the first opponent of the pool has 0
 */
public record Rating(String name, Estimate points) {}
