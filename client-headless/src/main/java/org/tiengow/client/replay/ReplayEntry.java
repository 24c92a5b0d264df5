package org.tiengow.client.replay;

import java.util.List;

/**
 * A round in the contents of a record file, with enough data to choose it. Lists have one element a seat.
 *
 * @param match the id of the match
 * @param round the number of the round, 1 for the first of the match
 * @param line the number of the line in the file, 1 for the first
 * @param winner the winner of the round
 * @param change the chips that each seat won or lost in the round
 * @param chips the chips of each seat after the round
 * @param place the place of the line in {@link RecordLines}
 */
public record ReplayEntry(
        String match, int round, int line, int winner, List<Integer> change, List<Integer> chips, Place place) {
    public ReplayEntry {
        change = List.copyOf(change);
        chips = List.copyOf(chips);
    }

    /**
     * A section of a file, or an element of a list.
     *
     * @param from the offset of the first byte, or the index in the list
     * @param length the length in bytes; a list does not need it
     */
    public record Place(long from, int length) {}
}
