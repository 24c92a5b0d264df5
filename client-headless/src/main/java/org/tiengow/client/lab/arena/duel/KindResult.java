package org.tiengow.client.lab.arena.duel;

import org.tiengow.client.lab.arena.Estimate;

/**
 * What a candidate won and lost by one kind of decision.
 *
 * @param kind which
 * @param decisions in how many rounds it was the first decision in which the candidate played otherwise
 * @param chips what that brought, in chips a round, each deal counted; over all kinds they sum to the whole
 * @param each what one such decision brought the candidate's seats, in chips
 */
public record KindResult(DecisionKind kind, long decisions, Estimate chips, double each) {}
