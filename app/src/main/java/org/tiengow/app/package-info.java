/** The program: its entry point. Must not depend on the rules of the game. */
@NullMarked
package org.tiengow.app;

import org.jspecify.annotations.NullMarked;
