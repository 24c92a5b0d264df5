/** The start screen: with whom to play, and what was broken off. Must not know a session. */
@NullMarked
package org.tiengow.presentation.start;

import org.jspecify.annotations.NullMarked;
