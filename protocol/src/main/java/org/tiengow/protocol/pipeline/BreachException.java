package org.tiengow.protocol.pipeline;

import io.netty.handler.codec.DecoderException;

/** Carries a breach from a decoder to the handler that cuts the connection. It has no stack trace, which a peer's nonsense is not worth. */
final class BreachException extends DecoderException {
    private final transient Breach breach;

    BreachException(Breach.Reason reason, String sentence) {
        super(sentence);
        this.breach = new Breach(reason, sentence);
    }

    Breach breach() {
        return breach;
    }

    @Override
    @SuppressWarnings("UnsynchronizedOverridesSynchronized") // an empty override
    public Throwable fillInStackTrace() {
        return this;
    }
}
