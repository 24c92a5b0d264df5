package org.tiengow.client.session.answer;

import org.jspecify.annotations.Nullable;

/**
 * The reason why a connection is lost or closed. Screens make their own sentence from the parts.
 *
 * @param kind the kind of problem
 * @param address the address of the host, as {@code address:port}
 * @param refusal the host's refusal of the entry; null otherwise
 * @param otherKey the keys, when a user could trust the key that was met; null otherwise
 * @param sentence one English sentence, for logs and command lines
 */
public record Problem(
        Kind kind,
        String address,
        Answer.@Nullable Refused refusal,
        @Nullable OtherKey otherKey,
        String sentence) {
    /** Creates a problem without keys. */
    public Problem(Kind kind, String address, Answer.@Nullable Refused refusal, String sentence) {
        this(kind, address, refusal, null, sentence);
    }

    /** Checks whether the end is definitive, so that this client need not look for the host any more. */
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
                    HANDED_OVER -> false; // a client that missed the name of the successor is admitted there by its key
        };
    }

    /** The kind of problem that ends a connection. */
    public enum Kind {
        /** The address cannot be resolved. */
        UNKNOWN_ADDRESS,
        /** No machine has this address, or no program answers at the port. */
        NO_ONE_ANSWERS,
        /** The program that answers is not a host of this game, or does not speak an understandable version. */
        NOT_UNDERSTOOD,
        /** The program that answers does not have the key of the expected host. */
        OTHER_KEY,
        /** The match continues at another host, or this client has agreed to that. */
        OVERTAKEN,
        /** The host has handed over to another one. */
        HANDED_OVER,
        /** The host refused the entry; the refusal says why. */
        REFUSED,
        /** Nothing was heard from the host for too long. */
        SILENT,
        /** The connection broke. */
        BROKEN,
        /** The host's program has ended. */
        HOST_ENDS,
        /** The owner of the host has removed this client. */
        KICKED,
        /** The seat was entered over another connection. */
        REPLACED,
        /** The host closed the connection because of a fault of this program; the sentence names it. */
        CLOSED_BY_HOST,
        /** This client closed the connection. */
        CLOSED_HERE
    }
}
