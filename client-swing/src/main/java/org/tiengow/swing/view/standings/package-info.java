/** The end of a match. Does not depend on the session: it shows a screen and reports the user's actions. */
@NullMarked
package org.tiengow.swing.view.standings;

import org.jspecify.annotations.NullMarked;
