/** The window, which shows the screens of a table's flow and opens hosts. Must not decide what a table shows. */
@NullMarked
package org.tiengow.swing.view.shell;

import org.jspecify.annotations.NullMarked;
