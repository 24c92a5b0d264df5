package org.tiengow.swing.view.history;

/** The user's actions in the history. */
public interface HistoryInput {
    /** Shows the page of a tab. */
    void show(String tab);

    /** Opens what a line or a figure stands for. */
    void open(String id);

    /** Presses a button. */
    void press(String act);

    /** Goes back to the previous page, or out of the history. */
    void back();
}
