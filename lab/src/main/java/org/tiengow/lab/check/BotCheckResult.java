package org.tiengow.lab.check;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * The result of a check of a bot program.
 *
 * @param faults the faults, in the order in which they should be fixed
 * @param isWhole whether all examinations ran; otherwise the first fault made the rest pointless
 * @param start the time until the program's first line; empty when it wrote none
 * @param saysWhenReady whether that line said that it was ready; otherwise it was its first answer
 * @param decisions the number of decisions answered correctly
 * @param slowest the longest time that one of these answers took
 */
public record BotCheckResult(
        List<BotFault> faults,
        boolean isWhole,
        Optional<Duration> start,
        boolean saysWhenReady,
        int decisions,
        Duration slowest) {
    public BotCheckResult {
        faults = List.copyOf(faults);
    }
}
