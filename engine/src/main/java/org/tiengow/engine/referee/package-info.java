/**
 * The one referee: what is a set, what beats, what may be played and what it pays, on ints and tables, and the fast round
 * that simulations run on; knows tiles and rules, and nothing of seats' views, records or time.
 */
@NullMarked
package org.tiengow.engine.referee;

import org.jspecify.annotations.NullMarked;
