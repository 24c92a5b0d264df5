/** The screen of a table during a round. Must not know the screens before or after it. */
@NullMarked
package org.tiengow.presentation.table;

import org.jspecify.annotations.NullMarked;
