/** Limits on rates, crowds and repeated attempts. Every clock is injected, and the package does not know what is limited. */
@NullMarked
package org.tiengow.protocol.limit;

import org.jspecify.annotations.NullMarked;
