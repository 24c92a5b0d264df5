/** The night at a host: everybody's scores over all matches, and who pays whom. Must not know the screens that lead to it. */
@NullMarked
package org.tiengow.presentation.night;

import org.jspecify.annotations.NullMarked;
