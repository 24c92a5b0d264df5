/**
 * The authority of one table: its seats, its clocks and its match. This package knows no socket and no thread but its own, and gets
 * the time from its caller.
 */
@NullMarked
package org.tiengow.host.table;

import org.jspecify.annotations.NullMarked;
