/** What the program remembers of one person on one machine, and the screen on which that is changed. Must not know any window. */
@NullMarked
package org.tiengow.presentation.settings;

import org.jspecify.annotations.NullMarked;
