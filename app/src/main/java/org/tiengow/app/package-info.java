/** The program: its entry point. Must not know the rules of the game. */
@NullMarked
package org.tiengow.app;

import org.jspecify.annotations.NullMarked;
