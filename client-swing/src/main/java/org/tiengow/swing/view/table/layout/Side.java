package org.tiengow.swing.view.table.layout;

/** Where a seat sits as seen from the viewer. */
public enum Side {
    SELF,
    RIGHT,
    OPPOSITE,
    LEFT
}
