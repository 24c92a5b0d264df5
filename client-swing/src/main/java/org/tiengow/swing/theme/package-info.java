/** The look as design tokens: colours, type, spacing, shadows, icons and the felt. Knows nothing of the game. */
@NullMarked
package org.tiengow.swing.theme;

import org.jspecify.annotations.NullMarked;
