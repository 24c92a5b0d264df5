/** The window: it shows what the flow of a table says, and opens hosts. Must not decide what a table shows. */
@NullMarked
package org.tiengow.swing.view.shell;

import org.jspecify.annotations.NullMarked;
