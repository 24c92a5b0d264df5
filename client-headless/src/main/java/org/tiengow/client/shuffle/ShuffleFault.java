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

    /** What does not match. What a host that shuffles by {@code tiengow-shuffle/1} may do honestly is none there. */
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
        /** This client gave its share in time, and is called late. */
        CALLED_LATE("The share of {who} was sent, and is called missing."),
        /** An attempt was followed by another before it was dealt or declared void. */
        ATTEMPT_DROPPED("An attempt for which shares were given was dropped without a reason."),
        /** An attempt was declared void in a way that cannot be, or another way than it was told. */
        VOID_DIFFERS("The void attempts are not those that were told."),
        /** A round was dealt without a list of commitments before it. */
        NO_LIST("The tiles were dealt without a list of commitments."),
        /** The host published nothing by which the round could be checked. */
        NOTHING_PUBLISHED("The host published nothing to check the shuffle by."),
        /** What the host published cannot be read, or is about something else. */
        UNREADABLE("What was published about the shuffle cannot be read."),
        /** A list was out, and the shuffle ended without a deal and without a void attempt. */
        LIST_ABANDONED("The list of commitments was out, and came to no end.", 2),
        /** An attempt was declared void, or dealt, whose list this client was not shown though it was there. */
        LIST_WITHHELD("The list of commitments was not shown here.", 2),
        /** This client was there to give its share all the time, and is called late. */
        VOIDED_UNASKED("The share of {who} is called missing, though it was not asked for.", 2),
        /** A share had come, as the host itself said, and is called missing. */
        SHARE_IGNORED("The share of {who} had come, and is called missing.", 2),
        /** A round or an attempt came again that was over. */
        ROUND_REPEATED("A round was shuffled for again without a reason.", 2),
        /** Rounds or attempts are left out though this client was there. */
        ROUND_SKIPPED("A round or an attempt was left out.", 2),
        /** The kind of the shuffle, when its shares are opened, or the number of seats is another than at the first attempt. */
        TERMS_CHANGED("The terms of the shuffle changed during the match.", 2),
        /** This client was there, and not asked to take part. */
        NOT_ASKED("{who} was there, and not asked for a share.", 2),
        /** A seat is in the list whose shares were missing so often that it should be empty. */
        SHUT_SEAT_LISTED("{who} is in the list, though its share was missing too often.", 2),
        /** The round was dealt from a list with this client's commitment, whose share it never gave. */
        DEALT_UNGIVEN("The tiles were dealt without the share of {who}, which is in the list.", 2),
        /** This client owns the host and its seat is not marked so, or the reverse. */
        OWNER_DIFFERS("{who} is wrongly said to own the host, or not to own it.", 2),
        /** Who holds the seats is not what was told with the list, or this client's own seat has another name or key there. */
        PEOPLE_DIFFER("The names or keys of those who took part are not those that were told with the list.", 2),
        /** A signature is not that of the seat's key for this shuffle, or one that was given is gone. */
        SIGNATURE_WRONG("The signature of {who} is not its own, is about something else, or is gone.", 2),
        /** The record is not the one that was public before, does not name the one before it, or says other than was played. */
        RECORD_DIFFERS("The record is another one than was public before, or says other than was played.", 2);

        private final String sentence;
        private final int since;

        Kind(String sentence) {
            this(sentence, 1);
        }

        Kind(String sentence, int since) {
            this.sentence = sentence;
            this.since = since;
        }

        /** Whether it is a fault at a host that shuffles by these rules: 1 or 2. */
        boolean isFaultUnder(int rules) {
            return rules >= since;
        }
    }
}
