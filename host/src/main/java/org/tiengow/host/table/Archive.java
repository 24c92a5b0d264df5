package org.tiengow.host.table;

import com.google.protobuf.ByteString;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.tiengow.engine.deal.ShuffleProof;
import org.tiengow.engine.record.PlayerTag;
import org.tiengow.engine.record.RecordedTakeBack;
import org.tiengow.engine.record.RoundRecord;
import org.tiengow.engine.round.Round;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.journal.wire.RecordSigned;
import org.tiengow.protocol.wire.FinishedMatch;

/** The destination of game records and results. It handles disk errors itself, so that the match continues. */
public interface Archive {
    /**
     * Creates the line of the game record for a finished round. Nothing is kept yet.
     *
     * @param match the id of the match
     * @param rules the rules of the round
     * @param players the holders of the seats at its end
     * @param finished the whole truth of the round
     * @param takenBack the plays that were taken back in it
     * @param shuffle the data with which a verifier checks the shuffle; empty without a fair shuffle
     * @return the line of the game record, a JSON object without a line end
     */
    String record(
            String match,
            TableRules rules,
            List<PlayerTag> players,
            Round finished,
            List<RecordedTakeBack> takenBack,
            Optional<ShuffleProof> shuffle);

    /**
     * Creates the line of the game record for a round that was broken off; empty if the archive does not write such lines.
     *
     * @param unfinished the round, as far as it was dealt and played; empty if it was not dealt
     * @param shuffle the list of the shuffle and the links that have come
     */
    default Optional<String> broken(
            TableRules rules, List<PlayerTag> players, Optional<Round> unfinished, ShuffleProof shuffle) {
        return Optional.empty();
    }

    /**
     * Links the line of a round to the preceding record. An archive without links returns the line unchanged, and nobody can sign
     * it.
     *
     * @param before the digest of the preceding record, 32 bytes; empty for the first record, or if the digest is unknown
     * @param signatures the signatures of the preceding record
     */
    default String link(String line, ByteString before, List<RecordSigned> signatures) {
        return line;
    }

    /** Returns the signatures that a line contains. */
    default List<RecordSigned> signatures(String line) {
        return List.of();
    }

    /** Returns the digest of a line, 32 bytes; empty if it has none. */
    default ByteString digest(String line) {
        return ByteString.EMPTY;
    }

    /**
     * Keeps the last line of a finished match together with exactly these signatures.
     *
     * @param more whether further signatures are expected; then the archive may keep the line a little later, with those that come
     *     until then
     */
    default void keepSigned(String match, String last, List<RecordSigned> signatures, boolean more) {
        // keeps nothing by default
    }

    /** Keeps the line of a finished round. */
    void keep(String match, String line);

    /**
     * Prepares the archive for a match that continues after an interruption, here or from another host. From the given round on,
     * only the given lines are kept.
     *
     * @param match the id of the match
     * @param first the round of the first line; lines of earlier rounds stay
     * @param lines the lines, one for each finished round; empty if players agreed to continue here and no round is finished since
     */
    void goOn(String match, int first, List<String> lines);

    /** Returns the kept lines of a match before the given round, in order. Of a long match the table itself has only the last lines. */
    default List<String> before(String match, int round) {
        return List.of();
    }

    /** Parses a line; empty if it cannot be read. */
    default Optional<RoundRecord> read(String line) {
        return Optional.empty();
    }

    /** Returns the identity keys, 64 lower-case hexadecimal digits each, of the people whose links are in the deal of a line. */
    default Set<String> whoShuffled(String line) {
        return Set.of();
    }

    /** Keeps the result of a finished match. */
    void matchOver(Standings standings);

    /** Informs the archive that a fault has ended the table. Nothing more comes from it. */
    void tableFailed(int table);

    /**
     * The result of a match. Each list has one element for each seat.
     *
     * @param table the number of the table
     * @param match the id of the match
     * @param names the names of the holders at the end of the match
     * @param chips the final score
     * @param places the place of each seat, 1 for the first; equal chips share a place
     * @param result the result as clients are told it
     * @param keys the identity keys of the holders in hexadecimal digits; empty for a bot, and for a person without a key
     * @param records the lines of its finished rounds, in order, as far as they are known
     */
    record Standings(
            int table,
            String match,
            List<String> names,
            List<Integer> chips,
            List<Integer> places,
            FinishedMatch result,
            List<String> keys,
            List<String> records) {
        public Standings {
            names = List.copyOf(names);
            chips = List.copyOf(chips);
            places = List.copyOf(places);
            keys = List.copyOf(keys);
            records = List.copyOf(records);
        }
    }
}
