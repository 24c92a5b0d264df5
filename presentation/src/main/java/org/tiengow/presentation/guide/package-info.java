/** The guided round: what it tells, when, and what it waits for. Must not know who draws it. */
@NullMarked
package org.tiengow.presentation.guide;

import org.jspecify.annotations.NullMarked;
