/** Screens as JSON, for frontends in other processes. Must not know any particular screen. */
@NullMarked
package org.tiengow.presentation.json;

import org.jspecify.annotations.NullMarked;
