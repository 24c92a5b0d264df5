/** The frame of the window and what may lie in it: one screen, and one sheet over it. Must not know any screen. */
@NullMarked
package org.tiengow.swing.view.shell.frame;

import org.jspecify.annotations.NullMarked;
