package org.tiengow.host.table;

import com.google.protobuf.ByteString;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.tiengow.engine.deal.ShuffleProof;
import org.tiengow.engine.record.PlayerTag;
import org.tiengow.engine.record.RoundRecord;
import org.tiengow.engine.round.Round;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.journal.wire.RecordSigned;

/** What a table leaves behind. Trouble with a disk is the archive's own business: the match goes on. */
public interface Archive {
    /**
     * The line of the game record for a finished round; nothing is kept yet.
     *
     * @param match the id of the match
     * @param rules the rules it was played under
     * @param players who held the seats at its end
     * @param finished the whole truth of it
     * @param shuffle what a verifier of its shuffle needs; empty without a fair one
     * @return its line of the game record, a JSON object without a line end
     */
    String record(
            String match, TableRules rules, List<PlayerTag> players, Round finished, Optional<ShuffleProof> shuffle);

    /**
     * The line of the game record for a round that was broken off; empty where none is written.
     *
     * @param unfinished the round, as far as it was dealt and played; empty when it was not dealt
     * @param shuffle its list and the links that have come
     */
    default Optional<String> broken(
            TableRules rules, List<PlayerTag> players, Optional<Round> unfinished, ShuffleProof shuffle) {
        return Optional.empty();
    }

    /**
     * Joins the line of a round to those before; without an archive that can, it stays as it is, and nobody can sign it.
     *
     * @param before the digest of the record before, 32 bytes; empty for the first, and where it is not known
     * @param signatures what has been signed of the record before
     */
    default String link(String line, ByteString before, List<RecordSigned> signatures) {
        return line;
    }

    /** What has been signed of records, as such a line has it. */
    default List<RecordSigned> signatures(String line) {
        return List.of();
    }

    /** The digest of such a line, 32 bytes; empty when it has none. */
    default ByteString digest(String line) {
        return ByteString.EMPTY;
    }

    /**
     * The last line of a match, which is over, has been signed: what is kept of it is that line and these signatures.
     *
     * @param more whether others are about to sign: then it may be kept a little later, with what comes until then
     */
    default void keepSigned(String match, String last, List<RecordSigned> signatures, boolean more) {
        // where nothing is kept
    }

    /** Keeps the line of a finished round. */
    void keep(String match, String line);

    /**
     * A match that was broken off goes on, here or from another host: what is kept of it from this round on are these lines, and no
     * others.
     *
     * @param match the id of the match
     * @param first the round of the first of them; what is kept of earlier rounds stays
     * @param lines one a finished round; none when others agreed to go on here, and no round is finished since
     */
    void goOn(String match, int first, List<String> lines);

    /** The lines of a match that are kept and come before this round, in order; of a long match the table itself has only the last. */
    default List<String> before(String match, int round) {
        return List.of();
    }

    /** Reads such a line again; empty for what it cannot read. */
    default Optional<RoundRecord> read(String line) {
        return Optional.empty();
    }

    /** The identity keys, 64 small hexadecimal digits each, of the people whose links are in the deal of such a line. */
    default Set<String> whoShuffled(String line) {
        return Set.of();
    }

    /** Keeps the standings of a finished match. */
    void matchOver(Standings standings);

    /** A fault ended this table; no more comes from it. */
    void tableFailed(int table);

    /**
     * How a match ended; lists are a seat each.
     *
     * @param table the number of the table
     * @param match the id of the match
     * @param names who held the seats at its end
     * @param chips the score
     * @param places 1 for the first; equal chips share one
     */
    record Standings(int table, String match, List<String> names, List<Integer> chips, List<Integer> places) {
        /** Copies the lists. */
        public Standings {
            names = List.copyOf(names);
            chips = List.copyOf(chips);
            places = List.copyOf(places);
        }
    }
}
