package org.tiengow.client.shuffle;

import java.util.List;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.ShuffleContext;

/**
 * One line of a transcript: something that a program did, was told, or read in a record. A {@link ShuffleJudge} hears the facts in the
 * order in which they happened; what it says depends on nothing else.
 */
public sealed interface Fact {
    /** The match and epoch it is about. */
    ShuffleContext context();

    /** The round it is about, 1 for the first of the match; 0 for none. */
    int round();

    /** This program drew the secret of its chain for a seat. */
    record Secret(ShuffleContext context, int round, int seat, Bytes32 secret) implements Fact {}

    /**
     * The list of a round was told.
     *
     * @param list its hash
     * @param seat where this program sat; −1 without a seat
     * @param anchored whether the list holds this program's anchor at that seat
     * @param otherAnchor whether it holds another one there
     * @param leftOut how often that seat was left out before, by the list
     * @param matchEnd whether records become public at the end of the match, and not of the round
     * @param owner whether this program's person owned the host: then the host's link and journal are its own
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
     * This program opened its link.
     *
     * @param list the hash of the list for which it did
     * @param at the time on this machine, in milliseconds since 1970
     */
    record Opened(ShuffleContext context, int round, int seat, Bytes32 list, Bytes32 link, long at) implements Fact {}

    /** The round was dealt without the links of these seats. */
    record LeftOut(ShuffleContext context, int round, List<Integer> seats) implements Fact {}

    /** The hand dealt to a seat was shown to this program, written by kinds. */
    record Hand(ShuffleContext context, int round, int seat, String tiles) implements Fact {}

    /**
     * A play of this program's seat that it sent, or that was made while its connection stood.
     *
     * @param nth how many plays of its seat came before it in the round
     */
    record Played(ShuffleContext context, int round, int nth, String play) implements Fact {}

    /** This program saw the round settled, as {@link RecordCheck#course} writes it. */
    record Settled(ShuffleContext context, int round, Bytes32 course) implements Fact {}

    /** A record was read. */
    record Recorded(ShuffleContext context, int round, RecordEvidence evidence) implements Fact {}

    /** The host said something about a round that owes its record, or about an epoch, that cannot be. */
    record Contradicted(ShuffleContext context, int round, ShuffleAlarm.Kind kind) implements Fact {}

    /** The match was called over. */
    record Over(ShuffleContext context, int round) implements Fact {}

    /** This program showed its person that the debts before this round took its tick. */
    record Told(ShuffleContext context, int round) implements Fact {}

    /** The host has granted the signature of a record. */
    record Granted(ShuffleContext context, int round) implements Fact {}

    /** This program has signed the record of this digest. */
    record Signed(ShuffleContext context, int round, Bytes32 digest) implements Fact {}
}
