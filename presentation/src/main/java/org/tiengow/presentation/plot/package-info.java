/** A plot of chips, which the settlement, the night and the history show. Must not know what it is a plot of. */
@NullMarked
package org.tiengow.presentation.plot;

import org.jspecify.annotations.NullMarked;
