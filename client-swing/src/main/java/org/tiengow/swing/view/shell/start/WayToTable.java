package org.tiengow.swing.view.shell.start;

/** What is under way to a table, or why nothing is. Belongs to the event thread. */
final class WayToTable {
    private final Runnable changed;
    private String busy = "";
    private String problem = "";

    /** Nothing is under way yet; {@code changed} is called whenever something else is to be said. */
    WayToTable(Runnable changed) {
        this.changed = changed;
    }

    /** What is under way, in a sentence; empty for nothing. */
    String busy() {
        return busy;
    }

    /** Why nothing is, in a sentence; empty where none has to be said. */
    String problem() {
        return problem;
    }

    boolean isBusy() {
        return !busy.isEmpty();
    }

    /** This is under way now; empty for nothing. */
    void waitFor(String what) {
        busy = what;
        changed.run();
    }

    /** Nothing is under way any more, for this reason; empty where none has to be said. */
    void say(String why) {
        busy = "";
        problem = why;
        changed.run();
    }

    /** Something new is tried; what went wrong before is of no interest then. */
    void forgetProblem() {
        problem = "";
    }
}
