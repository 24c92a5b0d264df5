/** The authority of a game on the LAN; it knows nothing of windows. */
@NullMarked
package org.tiengow.host;

import org.jspecify.annotations.NullMarked;
