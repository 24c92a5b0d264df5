package org.tiengow.client.lab.check;

import java.time.Duration;
import java.util.List;

/**
 * What came of looking at a bot program.
 *
 * @param faults what is wrong, in the order in which it should be mended
 * @param isWhole whether everything was tried; else the first fault made the rest senseless
 * @param decisions how many were answered as they should be
 * @param slowest the longest that one of them took
 */
public record BotCheckResult(List<BotFault> faults, boolean isWhole, int decisions, Duration slowest) {
    /** Copies the list. */
    public BotCheckResult {
        faults = List.copyOf(faults);
    }
}
