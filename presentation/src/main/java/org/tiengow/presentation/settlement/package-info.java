/** The results of a round and a match, and the analysis of a round. Must not know the screens that lead to it. */
@NullMarked
package org.tiengow.presentation.settlement;

import org.jspecify.annotations.NullMarked;
