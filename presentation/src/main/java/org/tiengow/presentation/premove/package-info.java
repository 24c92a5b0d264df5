/** A play chosen before one's turn. Must not know the screen, nor send anything. */
@NullMarked
package org.tiengow.presentation.premove;

import org.jspecify.annotations.NullMarked;
