/** The start screen: the choice of a game, and interrupted nights. Must not know a session. */
@NullMarked
package org.tiengow.presentation.start;

import org.jspecify.annotations.NullMarked;
