/** The start screen and the games nearby. Must not depend on the table. */
@NullMarked
package org.tiengow.swing.view.shell.start;

import org.jspecify.annotations.NullMarked;
