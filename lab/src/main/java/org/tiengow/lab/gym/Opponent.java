package org.tiengow.lab.gym;

import java.util.Optional;
import org.tiengow.client.level.Level;
import org.tiengow.client.search.Networks;

/**
 * A kind of opponent, which plays all seats of a round but the learner's.
 *
 * @param name its name on the command line
 * @param weight how often it is drawn, in proportion to the other weights; at least 1
 * @param level the level of its bots
 * @param networks the networks by which it plays in place of bots, which is much faster; empty for a level without one
 */
public record Opponent(String name, int weight, Level level, Optional<Networks> networks) {}
