/** The window. Must not know a host, the page, or the rules of the game. */
@NullMarked
package org.tiengow.swing;

import org.jspecify.annotations.NullMarked;
