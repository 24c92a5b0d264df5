/** The trick in the middle of the felt, and its tiles on their way there and from there; knows no hand and no seat but by where they are. */
@NullMarked
package org.tiengow.swing.view.table.trick;

import org.jspecify.annotations.NullMarked;
