package org.tiengow.swing.view.table;

/** Where a seat sits as seen from the viewer. */
enum Side {
    SELF,
    RIGHT,
    OPPOSITE,
    LEFT
}
