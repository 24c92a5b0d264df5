package org.tiengow.client.replay;

/** Signals that a round cannot be opened, because its line is malformed or was altered. */
public final class FlawedLine extends Exception {
    private final transient ReplayFlaw flaw;

    FlawedLine(ReplayFlaw flaw) {
        super(flaw.toString(), null, false, false);
        this.flaw = flaw;
    }

    /** Returns the line and its error. */
    public ReplayFlaw flaw() {
        return flaw;
    }
}
