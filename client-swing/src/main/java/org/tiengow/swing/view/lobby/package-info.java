/** The lobby of a table. Does not depend on the session or the host: it shows a screen and reports the user's actions. */
@NullMarked
package org.tiengow.swing.view.lobby;

import org.jspecify.annotations.NullMarked;
