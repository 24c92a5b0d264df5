/**
 * The hand with the buttons, sentences and cards that belong to it, and their mouse and keyboard handling. Knows no seat and no trick.
 */
@NullMarked
package org.tiengow.swing.view.table.hand;

import org.jspecify.annotations.NullMarked;
