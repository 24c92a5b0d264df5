/** The guided round: its explanations, their timing, and the moments at which it waits. Must not know who draws it. */
@NullMarked
package org.tiengow.presentation.guide;

import org.jspecify.annotations.NullMarked;
