/** The settings of one user on one machine, and the screen for changing them. Must not know any window. */
@NullMarked
package org.tiengow.presentation.settings;

import org.jspecify.annotations.NullMarked;
