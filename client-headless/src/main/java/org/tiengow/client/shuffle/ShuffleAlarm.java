package org.tiengow.client.shuffle;

import org.tiengow.engine.deal.FairShuffle;

/**
 * A contradiction that this program can show. Lateness, broken connections and kicks raise no alarm.
 *
 * @param kind the kind of contradiction
 * @param round the round of the match, 1 for the first; 0 for no particular round
 * @param party the seat concerned; {@link FairShuffle#HOST} for the host, and when no seat is concerned
 */
public record ShuffleAlarm(Kind kind, int round, int party) {
    /** Creates an alarm about the host. */
    public ShuffleAlarm(Kind kind, int round) {
        this(kind, round, FairShuffle.HOST);
    }

    /** Returns an English sentence for logs and commands. */
    public String sentence() {
        return kind.sentence.replace("{who}", party == FairShuffle.HOST ? "the host" : "seat " + party);
    }

    /** The kinds of contradictions. */
    public enum Kind {
        /** A list holds an anchor at this program's seat that this program did not tell. */
        OTHER_ANCHOR("The list holds an anchor at this seat that this program did not tell."),
        /** Two lists were told for one round. */
        OTHER_LIST("Two different lists were told for one round."),
        /** The tiles do not follow from the links. */
        DEAL("The tiles are not those that the links make."),
        /** The first banker does not follow from the links. */
        LOT("The first banker is not the one that the links make."),
        /** A link does not lead to its anchor. */
        LINK("The link of {who} does not lead to its anchor."),
        /** Two records exist of a round, or the record differs from the round as it was seen. */
        OTHER_RECORD("There are two records of this round, or the record differs from what was seen."),
        /** The hand shown to this program differs from the hand in the record. */
        HAND("The hand shown here is not the one in the record."),
        /** The seats left out differ from those that were told. */
        LEFT_OUT("The seats left out are not those that were told."),
        /** A record names a different record of the previous round. */
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
