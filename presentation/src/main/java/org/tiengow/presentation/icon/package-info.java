/** Icons, drawn once for all frontends. */
@NullMarked
package org.tiengow.presentation.icon;

import org.jspecify.annotations.NullMarked;
