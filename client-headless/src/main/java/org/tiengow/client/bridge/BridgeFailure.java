package org.tiengow.client.bridge;

/** Signals that a bot program could not be started. The message is a sentence for a person. */
public final class BridgeFailure extends RuntimeException {
    /** Creates a failure with a cause. */
    public BridgeFailure(String sentence, Throwable cause) {
        super(sentence, cause);
    }

    /** Creates a failure without a cause. */
    public BridgeFailure(String sentence) {
        super(sentence);
    }
}
