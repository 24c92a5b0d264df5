/** The tile tracker: which tiles a player has seen in a round. Must not know the table's screen. */
@NullMarked
package org.tiengow.presentation.tracker;

import org.jspecify.annotations.NullMarked;
