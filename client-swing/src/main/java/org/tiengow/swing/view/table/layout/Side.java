package org.tiengow.swing.view.table.layout;

/** The side of the table on which a seat sits, as seen by the viewer. */
public enum Side {
    SELF,
    RIGHT,
    OPPOSITE,
    LEFT
}
