/** The window and its ways from screen to screen: the one place where screens meet a session and a host. */
@NullMarked
package org.tiengow.swing.view.shell;

import org.jspecify.annotations.NullMarked;
