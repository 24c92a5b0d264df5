/** Drawings of the faces of seats, shared by all frontends, and the phrases shown beside them for a moment. */
@NullMarked
package org.tiengow.presentation.face;

import org.jspecify.annotations.NullMarked;
