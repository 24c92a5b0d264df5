package org.tiengow.client.bot;

/**
 * Weights of the heuristics of {@link SteadyBot}, in chips.
 *
 * @param stack a stack won in this trick, including its later use
 * @param stackAtTheEnd a stack won when at most one tile is left after the play
 * @param firstStack the first stack of a seat that could otherwise be shut out of the last trick (rules 4.8)
 * @param lead the lead of the next trick
 * @param tile a tile kept that nothing can beat; tiles that can be beaten count less
 * @param sharpness how fast {@code tile} falls with the probability of being beaten; 1 is linear
 * @param best a bonus for the best tile kept
 * @param set each tile of a kept set that nothing can beat
 * @param setWithLead a bonus on {@code set} if this seat has the lead
 * @param lastTrick winning the last trick, when one play is left
 * @param lastFollowing the fraction of {@code lastTrick} that remains without the lead
 * @param willingness the assumed probability that a player who can beat does so, 0 to 1
 */
record Weights(
        double stack,
        double stackAtTheEnd,
        double firstStack,
        double lead,
        double tile,
        double sharpness,
        double best,
        double set,
        double setWithLead,
        double lastTrick,
        double lastFollowing,
        double willingness) {
    /** Weights found by playing many deals. */
    static final Weights TRIED = new Weights(4.5, 1.5, 2, 0.6, 4.5, 3.3, 2.7, 1, 0.5, 16, 0.3, 0.7);
}
