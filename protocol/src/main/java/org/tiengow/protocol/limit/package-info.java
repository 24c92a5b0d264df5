/** Limits on rates, crowds and repeated attempts; every clock is injected, and nothing here knows what is limited. */
@NullMarked
package org.tiengow.protocol.limit;

import org.jspecify.annotations.NullMarked;
