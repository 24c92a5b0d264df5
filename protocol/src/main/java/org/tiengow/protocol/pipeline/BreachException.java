package org.tiengow.protocol.pipeline;

import io.netty.handler.codec.DecoderException;

/** Carries a breach from a decoder to the stage that cuts the connection; without a stack trace, which nonsense is not worth. */
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
    @SuppressWarnings("UnsynchronizedOverridesSynchronized") // nothing is filled in
    public Throwable fillInStackTrace() {
        return this;
    }
}
