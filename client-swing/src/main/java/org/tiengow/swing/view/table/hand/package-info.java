/** The hand with the buttons, sentences and cards that belong to it, and what mouse and keys do there; knows no seat and no trick. */
@NullMarked
package org.tiengow.swing.view.table.hand;

import org.jspecify.annotations.NullMarked;
