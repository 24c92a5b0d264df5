/** Components shared by all screens, painted from the tokens of the theme. They know nothing of the rules of the game. */
@NullMarked
package org.tiengow.swing.theme.part;

import org.jspecify.annotations.NullMarked;
