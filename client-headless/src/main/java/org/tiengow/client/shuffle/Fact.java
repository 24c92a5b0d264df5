package org.tiengow.client.shuffle;

import java.util.List;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.ShuffleContext;

/**
 * An entry of a transcript: something that this program did, was told, or read in a record. A {@link ShuffleJudge} receives the facts in
 * the order in which they happened. Its verdicts depend on nothing else.
 */
public sealed interface Fact {
    /** Returns the match and epoch that the fact is about. */
    ShuffleContext context();

    /** Returns the number of the round that the fact is about, 1 for the first of the match; 0 for none. */
    int round();

    /** A secret that this program drew for its chain at a seat. */
    record Secret(ShuffleContext context, int round, int seat, Bytes32 secret) implements Fact {}

    /**
     * The list of a round, as the host told it.
     *
     * @param list the hash of the list
     * @param seat the seat of this program; −1 without a seat
     * @param anchored whether the list holds this program's anchor at that seat
     * @param otherAnchor whether the list holds a different anchor at that seat
     * @param leftOut the number of times that the seat was left out before, according to the list
     * @param matchEnd whether records become public at the end of the match instead of the end of the round
     * @param owner whether this program's user owned the host; the host's link and journal are then the user's own
     */
    record Listed(
            ShuffleContext context,
            int round,
            Bytes32 list,
            int seat,
            boolean anchored,
            boolean otherAnchor,
            int leftOut,
            boolean matchEnd,
            boolean owner)
            implements Fact {}

    /**
     * A link that this program opened.
     *
     * @param list the hash of the list for which the link was opened
     * @param at the time on this machine, in milliseconds since 1970
     */
    record Opened(ShuffleContext context, int round, int seat, Bytes32 list, Bytes32 link, long at) implements Fact {}

    /** The seats without whose links the round was dealt. */
    record LeftOut(ShuffleContext context, int round, List<Integer> seats) implements Fact {}

    /** The hand dealt to a seat, as it was shown to this program, written by kinds. */
    record Hand(ShuffleContext context, int round, int seat, String tiles) implements Fact {}

    /**
     * A play at this program's seat that this program sent, or that was made while its connection stood.
     *
     * @param nth the number of earlier plays of the seat in the round
     */
    record Played(ShuffleContext context, int round, int nth, String play) implements Fact {}

    /** The end of a round that this program saw, as the hash that {@link RecordCheck#course} computes. */
    record Settled(ShuffleContext context, int round, Bytes32 course) implements Fact {}

    /** A record that was read. */
    record Recorded(ShuffleContext context, int round, RecordEvidence evidence) implements Fact {}

    /** An impossible statement of the host about an epoch, or about a round whose record is owed. */
    record Contradicted(ShuffleContext context, int round, ShuffleAlarm.Kind kind) implements Fact {}

    /** The host's announcement that the match is over. */
    record Over(ShuffleContext context, int round) implements Fact {}

    /** The notice to the user that debts before this round took its tick. */
    record Told(ShuffleContext context, int round) implements Fact {}

    /** The host's acceptance of the signature of a record. */
    record Granted(ShuffleContext context, int round) implements Fact {}

    /** This program's signature of the record with this digest. */
    record Signed(ShuffleContext context, int round, Bytes32 digest) implements Fact {}
}
