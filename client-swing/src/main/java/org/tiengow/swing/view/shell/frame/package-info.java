/** The frame of the window and its content: one screen, and one sheet over it. Must not depend on any screen. */
@NullMarked
package org.tiengow.swing.view.shell.frame;

import org.jspecify.annotations.NullMarked;
