/** The program's entry point, and the windows behind it; the rules of the game are none of its business. */
@NullMarked
package org.tiengow.swing;

import org.jspecify.annotations.NullMarked;
