package org.tiengow.client.session.answer;

import org.jspecify.annotations.Nullable;

/**
 * Why a connection is lost or closed. Screens make their own sentence from the parts.
 *
 * @param kind why
 * @param address where the host was looked for, as {@code address:port}
 * @param refusal what the host said when it refused the entry; null otherwise
 * @param otherKey the keys, where somebody could trust the one that was met; null otherwise
 * @param sentence one English sentence, for logs and command lines
 */
public record Problem(
        Kind kind,
        String address,
        Answer.@Nullable Refused refusal,
        @Nullable OtherKey otherKey,
        String sentence) {
    /** One that has nothing to do with keys. */
    public Problem(Kind kind, String address, Answer.@Nullable Refused refusal, String sentence) {
        this(kind, address, refusal, null, sentence);
    }

    /** Whether the host itself has said so, and nobody need look for it any more. */
    public boolean isFinal() {
        return switch (kind) {
            case HOST_ENDS, OVERTAKEN, KICKED, REPLACED, CLOSED_HERE -> true;
            case REFUSED ->
                refusal == null
                        || refusal.reason() != RefusalReason.HOST_FULL && refusal.reason() != RefusalReason.TOO_FAST;
            case UNKNOWN_ADDRESS,
                    NO_ONE_ANSWERS,
                    NOT_UNDERSTOOD,
                    OTHER_KEY,
                    SILENT,
                    BROKEN,
                    CLOSED_BY_HOST,
                    HANDED_OVER ->
                false; // who came too late to hear where the tables are now is let in there by its key
        };
    }

    /** Why a connection ends. */
    public enum Kind {
        /** No such address is known. */
        UNKNOWN_ADDRESS,
        /** The machine is there, and nobody answers at that port; or no machine is. */
        NO_ONE_ANSWERS,
        /** Somebody answers, and it is not a host of this game, or not one that can be understood. */
        NOT_UNDERSTOOD,
        /** Somebody answers who does not hold the key of the host that was looked for. */
        OTHER_KEY,
        /** The match goes on at another host, or this client has agreed that it does. */
        OVERTAKEN,
        /** The host has handed over to another one. */
        HANDED_OVER,
        /** The host refused the entry; the refusal says why. */
        REFUSED,
        /** Nothing was heard from the host for too long. */
        SILENT,
        /** The connection broke. */
        BROKEN,
        /** The host's program ends. */
        HOST_ENDS,
        /** The owner of the host removed this client. */
        KICKED,
        /** The seat was entered from another connection. */
        REPLACED,
        /** The host closed the connection for a fault of this program; the sentence says which. */
        CLOSED_BY_HOST,
        /** This client closed it. */
        CLOSED_HERE
    }
}
