/** The sheet of the evening's results. Does not depend on the session. */
@NullMarked
package org.tiengow.swing.view.evening;

import org.jspecify.annotations.NullMarked;
