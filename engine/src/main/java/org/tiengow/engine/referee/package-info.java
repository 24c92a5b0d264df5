/**
 * The single referee of the game: the sets, what beats what, what may be played and what it pays, on ints and tables. Also the fast
 * round for simulations. Knows tiles and rules, but no views of seats, no records and no time.
 */
@NullMarked
package org.tiengow.engine.referee;

import org.jspecify.annotations.NullMarked;
