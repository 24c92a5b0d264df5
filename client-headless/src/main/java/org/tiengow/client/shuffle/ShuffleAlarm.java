package org.tiengow.client.shuffle;

import org.tiengow.engine.deal.FairShuffle;

/**
 * A contradiction that this program can show. Lateness, broken connections and kicks are none.
 *
 * @param kind what contradicts
 * @param round in which round of the match, 1 for the first; 0 for none in particular
 * @param party the seat it is about, or {@link FairShuffle#HOST}, also for what is about no seat
 */
public record ShuffleAlarm(Kind kind, int round, int party) {
    /** An alarm that is about the host. */
    public ShuffleAlarm(Kind kind, int round) {
        this(kind, round, FairShuffle.HOST);
    }

    /** Returns one English sentence, for logs and commands. */
    public String sentence() {
        return kind.sentence.replace("{who}", party == FairShuffle.HOST ? "the host" : "seat " + party);
    }

    /** What contradicts. */
    public enum Kind {
        /** A list holds another anchor at this program's seat than the one it told. */
        OTHER_ANCHOR("The list holds an anchor at this seat that this program did not tell."),
        /** Two lists were told for one round. */
        OTHER_LIST("Two different lists were told for one round."),
        /** The tiles are not those that the links make. */
        DEAL("The tiles are not those that the links make."),
        /** The first banker is not the one that the links make. */
        LOT("The first banker is not the one that the links make."),
        /** A link does not lead to its anchor. */
        LINK("The link of {who} does not lead to its anchor."),
        /** There are two records of a round, or the record differs from what was seen of the round. */
        OTHER_RECORD("There are two records of this round, or the record differs from what was seen."),
        /** The hand this program was shown is not the one in the record. */
        HAND("The hand shown here is not the one in the record."),
        /** The seats left out are not those that were told. */
        LEFT_OUT("The seats left out are not those that were told."),
        /** A record names another record of the round before. */
        CHAIN("The record names another record of the round before than the one held here."),
        /** The record breaks the rules of the game. */
        RULES("The record breaks the rules of the game."),
        /** A seat was left out a third time. */
        THIRD_TIME("The link of {who} was left out a third time in one match."),
        /** An epoch began without a proven takeover. */
        EPOCH("The match goes on in another epoch, and no takeover is proven."),
        /** The host does not know a round for which this program opened a link. */
        UNKNOWN_ROUND("The host does not know a round for which this program opened its link."),
        /** The table shows another match, and the record of this one never came. */
        OTHER_MATCH("The table plays another match, and the record of this round never came."),
        /** The match is called over, and the record never came. */
        NO_RECORD("The match is over, and the record of this round never came."),
        /** A later round was asked for, and the record never came. */
        ASKED_ON("A later round was asked for, and the record of this round never came.");

        private final String sentence;

        Kind(String sentence) {
            this.sentence = sentence;
        }
    }
}
