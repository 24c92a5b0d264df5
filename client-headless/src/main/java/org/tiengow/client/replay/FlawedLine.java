package org.tiengow.client.replay;

/** A round cannot be opened, since its line is not what it should be. */
public final class FlawedLine extends Exception {
    private final transient ReplayFlaw flaw;

    FlawedLine(ReplayFlaw flaw) {
        super(flaw.toString(), null, false, false);
        this.flaw = flaw;
    }

    /** What is wrong with which line. */
    public ReplayFlaw flaw() {
        return flaw;
    }
}
