/** The screen of a table before a match. Must not know the rounds that follow. */
@NullMarked
package org.tiengow.presentation.lobby;

import org.jspecify.annotations.NullMarked;
