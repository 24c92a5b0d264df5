/** Fills seats with bots: ordinary clients that connect to this host over the loopback interface. */
@NullMarked
package org.tiengow.host.seating;

import org.jspecify.annotations.NullMarked;
