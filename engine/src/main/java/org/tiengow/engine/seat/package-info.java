/** The knowledge and the possible actions of one seat, as values. Knows no other seat's hidden tiles. */
@NullMarked
package org.tiengow.engine.seat;

import org.jspecify.annotations.NullMarked;
