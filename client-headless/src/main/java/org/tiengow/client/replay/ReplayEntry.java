package org.tiengow.client.replay;

import java.util.List;

/**
 * A round in the contents of a record file: enough to choose it. Lists are a seat each.
 *
 * @param match the match's id
 * @param round 1 for the first of the match
 * @param line where it stands in the file, 1 for the first
 * @param winner the winner of the round
 * @param change the round's sum
 * @param chips the score after it
 * @param place where {@link RecordLines} has its line
 */
public record ReplayEntry(
        String match, int round, int line, int winner, List<Integer> change, List<Integer> chips, Place place) {
    /** Copies the lists. */
    public ReplayEntry {
        change = List.copyOf(change);
        chips = List.copyOf(chips);
    }

    /**
     * A stretch of a file or of a list.
     *
     * @param from the first byte, or the index
     * @param length in bytes
     */
    public record Place(long from, int length) {}
}
