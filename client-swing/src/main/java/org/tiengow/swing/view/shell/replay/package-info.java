/** Records being looked at, and the round looked back at. Must not know the table that is played. */
@NullMarked
package org.tiengow.swing.view.shell.replay;

import org.jspecify.annotations.NullMarked;
