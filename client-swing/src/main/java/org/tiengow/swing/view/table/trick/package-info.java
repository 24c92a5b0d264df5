/**
 * The trick in the middle of the felt, and its tiles on their way there and from there. Knows hands and seats only by their positions.
 */
@NullMarked
package org.tiengow.swing.view.table.trick;

import org.jspecify.annotations.NullMarked;
