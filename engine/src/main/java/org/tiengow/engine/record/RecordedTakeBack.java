package org.tiengow.engine.record;

import java.util.List;

/**
 * A play that was taken back by agreement, and no longer stands.
 *
 * @param play the play
 * @param after the number of plays before it in the round
 * @param plays the number of plays that were undone, from this one on
 * @param agreed the seats of the people who agreed, in ascending order; bots agree always and are not named
 */
public record RecordedTakeBack(RecordedPlay play, int after, int plays, List<Integer> agreed) {
    public RecordedTakeBack {
        agreed = List.copyOf(agreed);
    }
}
