package org.tiengow.client.lab.arena.duel;

import org.tiengow.client.lab.arena.Estimate;

/**
 * How strong somebody is on a scale over all who played: 400 points more win ten deals for each one lost.
 *
 * @param name who
 * @param points above the first opponent of the pool, whose points are 0
 */
public record Rating(String name, Estimate points) {}
