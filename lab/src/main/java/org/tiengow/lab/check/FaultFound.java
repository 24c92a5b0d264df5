package org.tiengow.lab.check;

/** Thrown at the first fault, to end an examination. The message describes the fault. */
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
