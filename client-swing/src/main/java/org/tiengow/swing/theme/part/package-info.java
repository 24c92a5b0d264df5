/** Components that every screen is made of, painted from the theme's tokens; they know nothing of the game's rules. */
@NullMarked
package org.tiengow.swing.theme.part;

import org.jspecify.annotations.NullMarked;
