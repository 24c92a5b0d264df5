/** The faces of seats: how they are drawn, once for all frontends, and what is shown beside them for a moment. */
@NullMarked
package org.tiengow.presentation.face;

import org.jspecify.annotations.NullMarked;
