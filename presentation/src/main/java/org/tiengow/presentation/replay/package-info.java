/** The screens on which a record is read again, each moment as the table would show it. Must not know any match that is still played. */
@NullMarked
package org.tiengow.presentation.replay;

import org.jspecify.annotations.NullMarked;
