package org.tiengow.client.shuffle;

import org.tiengow.engine.deal.FairShuffle;

/**
 * Something about a shuffle that does not match what it should be.
 *
 * @param kind what
 * @param round in which round of the match, 1 for the first
 * @param party whose commitment or share it is about: a seat, or {@link FairShuffle#HOST}, also for what is about nobody else
 */
public record ShuffleFault(Kind kind, int round, int party) {
    /** A fault that is about the host, or about nobody in particular. */
    public ShuffleFault(Kind kind, int round) {
        this(kind, round, FairShuffle.HOST);
    }

    /** One English sentence, for logs and commands. */
    public String sentence() {
        String who = party == FairShuffle.HOST ? "the host" : "seat " + party;
        return kind.sentence.replace("{who}", who);
    }

    /** What does not match. */
    public enum Kind {
        /** The share is not the one that was committed to. */
        COMMITMENT_BROKEN("The share of {who} is not the one it committed itself to."),
        /** The share was used for an earlier round, or by another seat of this one. */
        SHARE_REUSED("The share of {who} was used before."),
        /** Other tiles were dealt than the shares make. */
        DEAL_DIFFERS("The tiles are not those that the shares make."),
        /** The banker was another than the lot that the shares make. */
        LOT_DIFFERS("The first banker is not the one that the shares make."),
        /** The hand this client was given is not the one in the deal that was published. */
        HAND_DIFFERS("The hand dealt here is not the one in the published deal."),
        /** The list of commitments is not the one that was published before the shares were sent. */
        LIST_DIFFERS("The list of commitments was changed after it was published."),
        /** This client sent its commitment, and its seat is called empty or has another one. */
        LEFT_OUT("The commitment of {who} was sent, and is not in the list."),
        /** This client sent its share, and is called late. */
        CALLED_LATE("The share of {who} was sent, and is called missing."),
        /** Shares were given for an attempt that was neither dealt nor declared void. */
        ATTEMPT_DROPPED("An attempt for which shares were given was dropped without a reason."),
        /** An attempt was declared void in a way that cannot be, or another way than it was told. */
        VOID_DIFFERS("The void attempts are not those that were told."),
        /** A round was dealt without a list of commitments before it. */
        NO_LIST("The tiles were dealt without a list of commitments."),
        /** The host published nothing by which the round could be checked. */
        NOTHING_PUBLISHED("The host published nothing to check the shuffle by."),
        /** What the host published cannot be read, or is about something else. */
        UNREADABLE("What was published about the shuffle cannot be read.");

        private final String sentence;

        Kind(String sentence) {
            this.sentence = sentence;
        }
    }
}
