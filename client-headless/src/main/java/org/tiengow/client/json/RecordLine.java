package org.tiengow.client.json;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.record.BrokenRecord;
import org.tiengow.engine.record.RecordedPlay;
import org.tiengow.engine.record.RoundRecord;

/**
 * A line of a record file: a round that was played to its end or broken off. Immutable.
 *
 * @param match the id of the match
 * @param round the round, 1 for the first of the match
 * @param shuffle the data for a verifier of the shuffle, as JSON; null without a fair shuffle
 * @param banker the seat that led the first trick, or would have led it; −1 before the lot of round 1
 * @param deal the tiles; null when none were dealt
 * @param tricks the plays, trick by trick; the last trick of a round that was broken off may lack some
 * @param finished the record of a round that was played to its end; null for one that was broken off
 */
public record RecordLine(
        String match,
        int round,
        @Nullable String shuffle,
        int banker,
        @Nullable Deal deal,
        List<List<RecordedPlay>> tricks,
        @Nullable RoundRecord finished) {
    public RecordLine {
        tricks = List.copyOf(tricks);
    }

    /**
     * Reads a line of a record file.
     *
     * @throws TextFlaw when the line is not a record
     */
    public static RecordLine read(String line) {
        if (RecordJson.isBroken(line)) {
            BrokenRecord of = RecordJson.readBroken(line);
            return new RecordLine(of.match(), of.round(), of.shuffle(), of.banker(), of.deal(), of.tricks(), null);
        }
        RoundRecord of = RecordJson.read(line);
        return new RecordLine(of.match(), of.round(), of.shuffle(), of.banker(), of.deal(), of.tricks(), of);
    }
}
