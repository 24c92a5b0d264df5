/** The results of a round, a match and an evening, and the analysis of a round. Must not know the screens that lead to it. */
@NullMarked
package org.tiengow.presentation.settlement;

import org.jspecify.annotations.NullMarked;
