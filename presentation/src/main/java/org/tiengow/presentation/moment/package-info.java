/** Highlights at the table: a rare trick, and the end of a round. Must not know pixels or clocks. */
@NullMarked
package org.tiengow.presentation.moment;

import org.jspecify.annotations.NullMarked;
