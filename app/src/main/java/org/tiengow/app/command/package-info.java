/** The commands of the program, among them the one that opens the window. Uses AWT and Swing only to start the window. */
@NullMarked
package org.tiengow.app.command;

import org.jspecify.annotations.NullMarked;
