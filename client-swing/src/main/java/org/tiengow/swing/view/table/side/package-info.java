/** The panel beside the felt with log, chat and the tiles seen so far. Knows nothing of the felt. */
@NullMarked
package org.tiengow.swing.view.table.side;

import org.jspecify.annotations.NullMarked;
