/** The screens on which a record is read again. Must not know any session. */
@NullMarked
package org.tiengow.presentation.replay;

import org.jspecify.annotations.NullMarked;
