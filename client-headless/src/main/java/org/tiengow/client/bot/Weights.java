package org.tiengow.client.bot;

/**
 * What {@link SteadyBot} thinks things are worth, in chips.
 *
 * @param stack a stack won in this trick, with what it is good for later
 * @param stackAtTheEnd a stack won when at most one tile is left after it
 * @param firstStack the first stack of a seat that could be shut out of the last trick (rules 4.8)
 * @param lead having the lead for the next trick
 * @param tile a tile kept that nothing can beat; less, the more can
 * @param sharpness how fast that falls with the chance to be beaten; 1 is straight
 * @param best the best tile kept, on top of that
 * @param set each tile of a set kept that nothing can beat
 * @param setWithLead as much again, when the lead is ours
 * @param lastTrick winning the last trick, when one play is left
 * @param lastFollowing how much of it is left without the lead
 * @param willingness how often somebody who can beat is taken to do so, 0 to 1
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
    /** Found by playing many deals. */
    static final Weights TRIED = new Weights(4.5, 1.5, 2, 0.6, 4.5, 3.3, 2.7, 1, 0.5, 16, 0.3, 0.7);
}
