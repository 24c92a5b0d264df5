/**
 * The flow from screen to screen at a table: what is shown, which sheet covers it, what is requested from the session, and how long notices
 * stay. Must not know who shows it: a frontend is a thread, timers and a place to show things.
 */
@NullMarked
package org.tiengow.presentation.flow;

import org.jspecify.annotations.NullMarked;
