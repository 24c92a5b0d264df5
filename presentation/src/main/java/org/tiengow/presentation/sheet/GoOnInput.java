package org.tiengow.presentation.sheet;

/** What somebody does at a table whose host is gone. */
public interface GoOnInput {
    /** Presses the main button. */
    void goOn(GoOnScreen.ActKind kind);

    /** Looks for the host at once. */
    void retry();

    /** Leaves the table. */
    void leave();
}
