/** A match in progress: the current turn, its time limit and the tiles. This package does not know who holds a seat. */
@NullMarked
package org.tiengow.host.table.round;

import org.jspecify.annotations.NullMarked;
