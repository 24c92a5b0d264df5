/** The small sheets that ask or tell one thing. Must not know what lies under them. */
@NullMarked
package org.tiengow.presentation.sheet;

import org.jspecify.annotations.NullMarked;
