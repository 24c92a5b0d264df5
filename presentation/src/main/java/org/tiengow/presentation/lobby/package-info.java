/** The screen of a table at which no round is dealt yet. Must not know the rounds that follow. */
@NullMarked
package org.tiengow.presentation.lobby;

import org.jspecify.annotations.NullMarked;
