/** Screens as JSON, for frontends that live elsewhere. Must not know any particular screen. */
@NullMarked
package org.tiengow.presentation.json;

import org.jspecify.annotations.NullMarked;
