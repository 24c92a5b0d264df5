/** Fills seats with bots: ordinary clients that connect to this host over the loopback like anybody else. */
@NullMarked
package org.tiengow.host.seating;

import org.jspecify.annotations.NullMarked;
