package org.tiengow.client.lab.check;

import java.time.Duration;
import java.util.List;

/**
 * The result of a check of a bot program.
 *
 * @param faults the faults, in the order in which they should be fixed
 * @param isWhole whether all examinations ran; otherwise the first fault made the rest pointless
 * @param decisions the number of decisions answered correctly
 * @param slowest the longest time that one of these answers took
 */
public record BotCheckResult(List<BotFault> faults, boolean isWhole, int decisions, Duration slowest) {
    public BotCheckResult {
        faults = List.copyOf(faults);
    }
}
