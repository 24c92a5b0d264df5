/** The screen of a table at which a round is played. Must not know the screens that lead to it or follow it. */
@NullMarked
package org.tiengow.presentation.table;

import org.jspecify.annotations.NullMarked;
