package org.tiengow.client.check;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.json.RecordJson;
import org.tiengow.client.json.TextFlaw;
import org.tiengow.engine.record.BrokenRecord;
import org.tiengow.engine.record.Flaw;
import org.tiengow.engine.record.RoundRecord;

/**
 * A line of a record file.
 *
 * @param match the id of the match
 * @param round the round, 1 for the first of the match
 * @param shuffle what a verifier of the shuffle needs, as JSON; null without a fair shuffle
 * @param finished the record of a round that was played to its end; null for one that was broken off
 * @param broken the record of a round that was broken off; null for a finished one
 */
record RecordLine(
        String match,
        int round,
        @Nullable String shuffle,
        @Nullable RoundRecord finished,
        @Nullable BrokenRecord broken) {
    /**
     * Reads a line.
     *
     * @throws TextFlaw when it is no record
     */
    static RecordLine read(String line) {
        if (RecordJson.isBroken(line)) {
            BrokenRecord broken = RecordJson.readBroken(line);
            return new RecordLine(broken.match(), broken.round(), broken.shuffle(), null, broken);
        }
        RoundRecord finished = RecordJson.read(line);
        return new RecordLine(finished.match(), finished.round(), finished.shuffle(), finished, null);
    }

    /** Plays the round again and follows its match; returns the first thing that is wrong, if anything is. */
    Optional<Flaw> flaw(MatchThreads matches) {
        RoundRecord played = finished;
        if (played != null) {
            return played.replay().or(() -> matches.follow(this, played));
        }
        return matches.breakOff(this);
    }
}
