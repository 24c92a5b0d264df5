/** What deserves a moment at the table: a rare trick, and a round that is won. Knows neither pixels nor clocks. */
@NullMarked
package org.tiengow.presentation.moment;

import org.jspecify.annotations.NullMarked;
