/** The sheet of the night: scores and settling up. Does not depend on the session. */
@NullMarked
package org.tiengow.swing.view.night;

import org.jspecify.annotations.NullMarked;
