/** The look as tokens: colours, type, space, shadows, signs and the felt; knows nothing of the game. */
@NullMarked
package org.tiengow.swing.theme;

import org.jspecify.annotations.NullMarked;
