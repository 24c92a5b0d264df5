package org.tiengow.swing.view.shell.start;

/** The progress of entering a table, or the reason why none is being entered. Confined to the event thread. */
final class WayToTable {
    private final Runnable changed;
    private String busy = "";
    private String problem = "";

    /** Creates an idle state. {@code changed} runs whenever the progress or the reason changes. */
    WayToTable(Runnable changed) {
        this.changed = changed;
    }

    /** Returns the current step in a sentence; empty if nothing is under way. */
    String busy() {
        return busy;
    }

    /** Returns the last error in a sentence; empty if no error is to be shown. */
    String problem() {
        return problem;
    }

    boolean isBusy() {
        return !busy.isEmpty();
    }

    /** Sets the current step. An empty text clears it. */
    void waitFor(String what) {
        busy = what;
        changed.run();
    }

    /** Ends the progress with a reason. An empty reason shows no error. */
    void say(String why) {
        busy = "";
        problem = why;
        changed.run();
    }

    /** Clears the error before a new attempt. */
    void forgetProblem() {
        problem = "";
    }
}
