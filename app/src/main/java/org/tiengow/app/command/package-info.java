/** The command that opens the window; knows of AWT only what starts it. */
@NullMarked
package org.tiengow.app.command;

import org.jspecify.annotations.NullMarked;
