package org.tiengow.lab.arena.duel;

import org.tiengow.lab.arena.Estimate;

/**
 * The chips that a candidate won and lost by one kind of decision.
 *
 * @param kind the kind
 * @param decisions the number of rounds whose first different decision was of this kind
 * @param chips the gain from these rounds, in chips a round over all deals; the kinds sum to the whole
 * @param each the mean gain of the candidate's seats from one such decision, in chips
 */
public record KindResult(DecisionKind kind, long decisions, Estimate chips, double each) {}
