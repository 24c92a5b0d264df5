/** The small sheets with one question or one notice. Must not know what lies under them. */
@NullMarked
package org.tiengow.presentation.sheet;

import org.jspecify.annotations.NullMarked;
