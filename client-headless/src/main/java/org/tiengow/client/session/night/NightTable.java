package org.tiengow.client.session.night;

import org.tiengow.client.session.table.TableStage;

/**
 * The progress of one table.
 *
 * @param table its number, 0 for the first
 * @param stage its stage
 * @param round the current round, 0 before the first
 * @param rounds rounds of the match, 0 without a set number
 */
public record NightTable(int table, TableStage stage, int round, int rounds) {
    /** Checks whether a match is being played there. */
    public boolean isPlaying() {
        return stage == TableStage.PLAYING || stage == TableStage.BETWEEN_ROUNDS;
    }
}
