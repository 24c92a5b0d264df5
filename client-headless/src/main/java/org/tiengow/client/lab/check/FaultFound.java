package org.tiengow.client.lab.check;

/** Ends an examination at the first fault; the message is what is wrong. */
final class FaultFound extends RuntimeException {
    private final String advice;

    FaultFound(String what, String advice) {
        super(what, null, false, false);
        this.advice = advice;
    }

    BotFault in(String where) {
        return new BotFault(where, String.valueOf(getMessage()), advice);
    }
}
