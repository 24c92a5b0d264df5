/** The lobby of a table; knows no session and no host, only what it shows and what somebody does. */
@NullMarked
package org.tiengow.swing.view.lobby;

import org.jspecify.annotations.NullMarked;
