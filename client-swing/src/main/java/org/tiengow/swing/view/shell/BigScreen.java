package org.tiengow.swing.view.shell;

import java.awt.Dimension;

/** Whether the table is shown as on a television, and how large its text may be then. */
final class BigScreen {
    private static final Dimension SHEET = new Dimension(900, 736);

    private final Desk desk;
    private boolean on;

    BigScreen(Desk desk) {
        this.desk = desk;
    }

    boolean isOn() {
        return on;
    }

    /** Turns it on or off. */
    void turn(boolean wanted) {
        on = wanted;
        desk.enlarge(on ? Enlargement.TABLE : null);
    }

    /** The table lies open. */
    void showTable() {
        turn(on);
    }

    /** A sheet lies over the table, which has more to say. */
    void showSheet() {
        desk.enlarge(on ? SHEET : null);
    }

    /** The table is not shown for now. */
    void rest() {
        desk.enlarge(null);
    }
}
