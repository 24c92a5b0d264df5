/**
 * The way from screen to screen at a table: what is shown now, what lies over it, what is asked of the session, and what is said for
 * how long. It must not know who shows it: a frontend is a thread, timers and a place to show things.
 */
@NullMarked
package org.tiengow.presentation.flow;

import org.jspecify.annotations.NullMarked;
