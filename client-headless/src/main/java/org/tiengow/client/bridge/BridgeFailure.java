package org.tiengow.client.bridge;

/** A bot program could not be started; the message is a sentence for a person. */
public final class BridgeFailure extends RuntimeException {
    /** A failure that something else led to. */
    public BridgeFailure(String sentence, Throwable cause) {
        super(sentence, cause);
    }

    /** A failure of its own. */
    public BridgeFailure(String sentence) {
        super(sentence);
    }
}
